"""Small parts that titles may take or leave; none of them knows a title."""
