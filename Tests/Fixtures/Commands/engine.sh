# An engine that carries out the commands in PERFORM for each scenario: those can `answer` with the
# rest of a response, or say which view a touch `hits`.
answer() { printf '{"id":%s,%s}\n' "$id" "$1"; }
hits() { answer "\"type\":\"observed\",\"records\":[{},{\"answer\":{\"responder\":$1}}]"; }
eval "$START"
read -r hello
echo '{"type":"hello","protocol":1,"engine":{"name":"Toy","version":"1","language":"sh",'\
'"features":['"${FEATURES-\"hit-testing\"}]$KINDS}}"
while read -r line; do
  id=${line#*'"id":'}
  id=${id%%,*}
  case $line in
    *bye*) exit 0 ;;
    *'"type":"perform"'*) eval "$PERFORM" ;;
  esac
done
