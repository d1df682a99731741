"""Runs the suite as data on the engine beside it, in one process; put your own in its place.
`Spec/protocol.md` says what the lines are, and how they are judged.

    conform export --output suite.jsonl
    python3 Spec/engines/python/suite.py suite.jsonl
"""

import json
import sys

import engine


def names(answer):
    one = answer.get("responder")
    return [one] * (one is not None) if "responder" in answer else answer.get("responders")


def agree(expected, answer):
    if names(expected) is not None:
        return names(expected) == names(answer)
    ((field, value),) = expected.items()
    if field not in ("number", "point") or field not in answer:
        return value == answer.get(field)
    pairs = zip(value, answer[field]) if field == "point" else [(value, answer[field])]
    return all(abs(one - other) <= 0.001 for one, other in pairs)


def unmet(row, records, header):
    """The phrases of a row that do not hold."""
    kinds = {each["name"]: each["kind"] for each in row["stage"]}
    families = {each: name for name, all in header["families"].items() for each in all}

    def matches(call, pattern):
        message, fingers = call["message"], call.get("fingers", [])
        family = families.get(message, None if "(" in message else "actions")
        own = {**call, "family": family}
        return all(
            value in fingers if field == "finger" else own.get(field) == value
            for field, value in pattern.items()
        )

    def holds(need, step):
        kind, calls = need["requires"], records[step].get("calls", [])
        if kind == "anyOf":
            return any(holds(each, step) for each in need["alternatives"])
        if kind == "answer":
            return any(agree(each, records[step]["answer"]) for each in need["answers"])
        if kind == "answerBegins":
            return (names(records[step]["answer"]) or [])[: len(need["names"])] == need["names"]
        if kind in ("call", "noCall"):
            return any(matches(each, need["call"]) for each in calls) == (kind == "call")
        if kind in ("receivers", "receiversBegin"):
            told = [each["receiver"] for each in calls if each["message"] == need["message"]]
            told = [each for each in told if not kinds[each].endswith("recognizer")]
            return told[: None if kind == "receivers" else len(need["names"])] == need["names"]
        if kind == "order":
            told = [each for each in calls if each["message"] not in header["questions"]]
            first, second = ([matches(each, of) for each in told] for of in need["calls"])
            return True in first and True in second and first.index(True) < second.index(True)
        own = {field: need[field] for field in ("receiver", "family")}
        past = [each for record in records[: step + 1] for each in record.get("calls", [])]
        told = [each["message"] for each in past if matches(each, own)]
        return told == need["messages"] if kind == "history" else len(told) == need["count"]

    expected = row["expectations"]
    return [each["phrase"] for each in expected if not holds(each["requirement"], each["step"])]


def verdict(row, header):
    kinds, features = {each["kind"] for each in row["stage"]}, {*row["features"]}
    if not kinds <= {*engine.PROFILE["kinds"]} or not features <= {*engine.PROFILE["features"]}:
        return "skipped", []
    reply = engine.reply(row["stage"], row["steps"])
    if reply["type"] != "observed":
        return reply["type"], [reply.get("reason") or reply.get("message")]
    phrases = [] if row["level"] == "MAY" else unmet(row, reply["records"], header)
    return (("failed" if row["level"] == "MUST" else "deviated") if phrases else "passed"), phrases


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as lines:
        header, *rows = map(json.loads, lines)
    words = set()
    for row in rows:
        word, reasons = verdict(row, header)
        words.add(word)
        print(f"{word} {row['id']}", *reasons, sep="\n  ")
    sys.exit(bool(words & {"failed", "errored"}))
