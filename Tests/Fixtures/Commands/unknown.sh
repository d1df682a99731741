# Prints the page with a ledger, with a row that is not known yet.
sed 's/LEVEL/MUST/; s/CONFIDENCE/documented/; s/EVIDENCE/documented <https:\/\/example.org\/a>/
/^| inside/a\
| new      | 500 10        | ?                         |' "$(dirname "$0")/evidence.md"
