// Runs the suite as data on an engine's module, in one process: the module exports `engine`, the
// profile, and `perform(rows, steps)`, which returns the reply. `Spec/protocol.md` says what the lines
// are, and how they are judged.
//
//     conform export --output suite.jsonl
//     node Spec/engines/javascript/suite.mjs suite.jsonl my-engine.mjs

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [file, module] = process.argv.slice(2);
const { engine, perform } = await import(pathToFileURL(resolve(module)));
const [header, ...rows] = readFileSync(file, "utf8").trimEnd().split("\n").map((line) =>
  JSON.parse(line));
const families = new Map(Object.entries(header.families).flatMap(([name, messages]) =>
  messages.map((message) => [message, name])));

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const names = ({ responder, responders }) =>
  responder === undefined ? responders : responder === null ? [] : [responder];

function agree(expected, answer) {
  if (names(expected)) return same(names(expected), names(answer));
  const [[field, value]] = Object.entries(expected);
  if (!["number", "point"].includes(field) || !(field in answer)) return value === answer[field];
  const [one, other] = [value, answer[field]].map((each) => [each].flat());
  return one.every((number, index) => Math.abs(number - other[index]) <= 0.001);
}

function matches(call, pattern) {
  const { message, fingers = [] } = call;
  const family = families.get(message) ?? (message.includes("(") ? null : "actions");
  return Object.entries(pattern).every(([field, value]) =>
    field === "finger" ? fingers.includes(value) : same({ ...call, family }[field], value));
}

/** Whether a requirement holds at a step. */
function holds(need, step, records, kinds) {
  const { answer, calls = [] } = records[step];
  const told = calls.filter(({ message }) => !header.questions.includes(message));
  const receivers = calls.filter(({ message }) => message === need.message)
    .map(({ receiver }) => receiver).filter((name) => !kinds.get(name).endsWith("recognizer"));
  const past = records.slice(0, step + 1).flatMap((record) => record.calls ?? [])
    .filter((call) => matches(call, { receiver: need.receiver, family: need.family }))
    .map(({ message }) => message);
  const begins = (list) => same(list?.slice(0, need.names.length), need.names);
  switch (need.requires) {
    case "anyOf": return need.alternatives.some((each) => holds(each, step, records, kinds));
    case "answer": return need.answers.some((each) => agree(each, answer));
    case "answerBegins": return begins(names(answer));
    case "call": return calls.some((call) => matches(call, need.call));
    case "noCall": return !calls.some((call) => matches(call, need.call));
    case "receivers": return same(receivers, need.names);
    case "receiversBegin": return begins(receivers);
    case "order": {
      const [first, second] = need.calls.map((each) => told.findIndex((call) => matches(call, each)));
      return first >= 0 && first < second;
    }
    case "history": return same(past, need.messages);
    case "count": return past.length === need.count;
  }
}

function verdict({ features, level, stage, steps, expectations }) {
  const kinds = new Map(stage.map(({ name, kind }) => [name, kind]));
  const lacksKind = [...kinds.values()].some((kind) => !engine.kinds.includes(kind));
  if (lacksKind || features.some((each) => !engine.features.includes(each))) return ["skipped"];
  const { type, reason, message, records } = perform(stage, steps);
  if (type !== "observed") return [type, reason ?? message];
  const unmet = expectations.filter(({ requirement, step }) =>
    level !== "MAY" && !holds(requirement, step, records, kinds));
  const word = unmet.length === 0 ? "passed" : level === "MUST" ? "failed" : "deviated";
  return [word, ...unmet.map(({ phrase }) => phrase)];
}

for (const row of rows) {
  const [word, ...reasons] = verdict(row);
  if (["failed", "errored"].includes(word)) process.exitCode = 1;
  console.log([`${word} ${row.id}`, ...reasons].join("\n  "));
}
