// Compares the engine in a page with the same engine on this machine, by scripts with extreme numbers:
//
//     node Tests/Engines/WebAssembly/numbers.mjs .build/web-engine.wasm .build/debug/FixtureEngine \\
//       REQUESTS [COUNT] [SEED]
//
// REQUESTS are the lines that a run sends to an engine. Each script is one of theirs in which some
// numbers are replaced. Both answer it, and say what drawings show and its words; the answers have to
// be the same bytes. A difference, or a trap, is printed with its lines, and the status is 1.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { load } from "./module.mjs";

const [module, native, requests, count = "100000", seed = "1"] = process.argv.slice(2);
const inBatch = 200;

// Where types of 32 and 64 bits, whole numbers, and their texts end.
const extremes = [
  "0", "-0", "0.0", "1", "-1", "2", "0.5", "-0.5", "1e0", "10E-1", "0.1", "1e-7", "5e-324", "1e-400",
  "2147483646", "2147483647", "2147483648", "-2147483647", "-2147483648", "-2147483649", "2147483647.5",
  "4294967295", "4294967296", "-4294967296", "3000000000", "999999999999999", "-999999999999999",
  "1000000000000000", "9007199254740991", "9007199254740992", "9007199254740993", "8999999999999999",
  "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551616",
  "123456789012345678901234567890", "1e15", "-1e15", "1e16", "1e21", "1e22", "1e300", "-1e300",
  "1.7976931348623157e308", "-1.7976931348623157e308", "1e308", "1e309", "-1e400", "01", "1.", "-",
];

// The generator "mulberry32".
let state = Number(seed) >>> 0;
function random() {
  state = (state + 0x6D2B79F5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const below = (limit) => Math.floor(random() * limit);

/** Any number of 64 bits, or one of any size that is whole. */
function anyNumber() {
  const data = new DataView(new ArrayBuffer(8));
  data.setUint32(0, below(2 ** 32));
  data.setUint32(4, below(2 ** 32));
  const number = data.getFloat64(0);
  const whole = Math.round((random() - 0.5) * 10 ** below(24));
  return String(below(2) && Number.isFinite(number) ? number : whole);
}

/** The text of a value in which one of some numbers is another; those that only name stay. */
function mutated(value, chance) {
  return JSON.stringify(value, (key, part) => {
    if (typeof part !== "number" || random() >= chance) return part;
    return `@${below(4) ? extremes[below(extremes.length)] : anyNumber()}@`;
  }).replace(/"@([^"@]*)@"/g, "$1");
}

const stages = new Map();
const scripts = [];
for (const line of readFileSync(requests, "utf8").split("\n").filter(Boolean)) {
  const { type, id, stage, responders, steps } = JSON.parse(line);
  if (type === "stage") stages.set(id, responders);
  if (type === "perform" && steps.length < 40) scripts.push({ responders: stages.get(stage), steps });
}
if (!scripts.length) throw new Error(`${requests} has no script`);

/** The lines of one script. */
function lines() {
  const { responders, steps } = scripts[below(scripts.length)];
  const chance = [0.02, 0.1, 0.5][below(3)];
  const ids = below(50) ? "" : extremes[below(extremes.length)];
  const id = ids || "7";
  const all = mutated(steps, chance);
  return [
    `{"type":"stage","id":${id},"responders":${mutated(responders, chance)}}`,
    ...["perform", "scenes", "words"].map((type) =>
      `{"type":"${type}","id":${ids || "1"},"stage":${id},"steps":${all}${type === "words" ? ',"records":[]' : ""}}`),
  ];
}

const child = spawn(native, ["lab"], { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
let respond = await load(module);
let [done, differences, refused] = [0, 0, 0];

/** Reports a difference; the first ones with their lines. */
function differ(sent, page, here) {
  differences += 1;
  if (differences <= 5) console.log([...sent, `page:   ${page}`, `native: ${here}`, ""].join("\n"));
}

while (done < Number(count)) {
  const batch = Array.from({ length: Math.min(inBatch, Number(count) - done) }, lines);
  // The greeting marks the end of a script's answers, of which a stage has none unless it is refused.
  const end = '{"type":"hello","protocol":1}';
  child.stdin.write(batch.flatMap((sent) => [...sent, end]).map((line) => `${line}\n`).join(""));
  for (const sent of batch) {
    let page;
    try {
      page = sent.map(respond).join("");
    } catch (error) {
      page = `trap: ${error.message}`;
      respond = await load(module);
      respond(end);
    }
    let here = "";
    for (;;) {
      const { value, done: isOver } = await answers.next();
      if (isOver) throw new Error(`${native} ended after the script ${sent.join("\n")}`);
      if (value.startsWith('{"type":"hello"')) break;
      here += `${value}\n`;
    }
    if (page !== here) differ(sent, page, here);
    if (here.includes('"errored"')) refused += 1;
    done += 1;
  }
}
child.stdin.end();
console.log(
  `${done} scripts with extreme numbers, ${refused} of them refused in part: ${differences} differ`);
process.exit(differences ? 1 : 0);
