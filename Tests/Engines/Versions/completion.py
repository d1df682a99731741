"""Asks the language server for the sentences that a cell can begin with.

    completion.py CONFORM FOLDER
"""

import json
import subprocess
import sys

conform, folder = sys.argv[1:]
page = f"file://{folder}/Spec/precedence.md"
text = "## ORDER-9 T\n\n| scenario | then |\n| --- | --- |\n| a |  |\n"


def message(**fields):
    body = json.dumps({"jsonrpc": "2.0", **fields}).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


document = {"uri": page, "languageId": "markdown", "version": 1, "text": text}
messages = [
    message(id=1, method="initialize", params={"rootUri": f"file://{folder}", "capabilities": {}}),
    message(method="initialized", params={}),
    message(method="textDocument/didOpen", params={"textDocument": document}),
]
server = subprocess.Popen(
    [conform, "language-server"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE
)


def answers():
    while header := server.stdout.readline():
        length = int(header.split(b":")[1])
        server.stdout.readline()
        yield json.loads(server.stdout.read(length))


for each in messages:
    server.stdin.write(each)
server.stdin.flush()
found = answers()
# What is wrong with the open page is told once all pages are read, and with them the vocabulary.
next(each for each in found if each.get("method") == "textDocument/publishDiagnostics")
place = {"line": 4, "character": 6}
server.stdin.write(
    message(
        id=2,
        method="textDocument/completion",
        params={"textDocument": {"uri": page}, "position": place},
    )
)
server.stdin.flush()
result = next(each for each in found if each.get("id") == 2)["result"]
items = result["items"] if isinstance(result, dict) else result
labels = [item["label"] for item in items]
server.stdin.write(message(id=3, method="shutdown") + message(method="exit"))
server.stdin.close()
server.wait()
if not any("the first is" in label for label in labels) or any("view" in label for label in labels):
    sys.exit(f"the language server completes {labels}")
