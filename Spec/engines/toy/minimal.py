import json
import sys

PROFILE = {
    "name": "Minimal",
    "version": "1.0",
    "language": "Python",
    "features": ["responder-chain"],
    "kinds": ["window", "view"],
}

stages = {}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "engine": PROFILE}
    elif message["type"] == "stage":
        stages[message["id"]] = {row["name"]: row.get("in") for row in message["responders"]}
        continue
    elif message["type"] == "perform":
        superview = stages[message["stage"]]
        answer = {"type": "observed", "id": message["id"], "records": []}
        for step in message["steps"]:
            if step.get("ask") != "next":
                answer = {"type": "skipped", "id": message["id"], "reason": "It only knows next."}
                break
            answer["records"].append({"answer": {"responder": superview[step["of"]]}})
    else:
        break
    print(json.dumps(answer), flush=True)
