"""An engine whose texts all contain markup."""

import json
import sys

MARKUP = (
    '"\'></td></script><script>evil=1;alert(1)</script><img src="http://evil.invalid/e.png" '
    'onerror="evil=1"><svg onload="evil=1"><a href="javascript:evil=1" class="evil">e</a>'
    '<style>*{display:none}</style><!-- --><iframe src="http://evil.invalid/"></iframe>'
    "{{title}}${evil=1}\u202e\u2067\u0000\u0007")
ADDRESSES = [
    "javascript:evil=1", "data:text/html,<script>evil=1</script>", "https://evil.invalid/\"onx=1",
    "https://evil.invalid/?<script>", "https://evil.invalid/plain"]


def answer(number, script):
    """Returns each kind of answer in turn, with markup."""
    if number % 5 == 0:
        return {"type": "skipped", "reason": MARKUP, "url": ADDRESSES[number // 5 % 5]}
    if number % 5 == 1:
        return {"type": "errored", "message": MARKUP}
    calls = [{"receiver": MARKUP, "message": "touchesBegan(_:with:)", "fingers": [1]}]
    if number % 5 == 2:
        calls.append({"receiver": "A", "message": MARKUP})
    records = [
        {"answer": {"responder": MARKUP}} if "ask" in step else {"calls": calls}
        for step in script]
    return {"type": "observed", "records": records}


def main():
    """Answers requests until `bye`."""
    name = sys.argv[1] + MARKUP
    sys.stderr.write(MARKUP + "\n")
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            reply = {"type": "hello", "protocol": 1, "engine": {
                "name": name, "version": MARKUP, "language": MARKUP,
                "homepage": "javascript:evil=1",
                "features": ["hit-testing", "responder-chain", "touches"]}}
        elif message["type"] == "perform":
            reply = {"id": message["id"], **answer(message["id"], message["steps"])}
            if sys.argv[2:] and message["id"] == int(sys.argv[2]):
                sys.exit(1)
        elif message["type"] == "bye":
            return
        else:
            continue
        print(json.dumps(reply), flush=True)


main()
