"""What every title is written against: the contract, chance, matches and their JSON form."""
