// Serves the reference engine, compiled to WebAssembly, over standard input and output:
//
//     conform --engine "node Tests/Engines/WebAssembly/engine.mjs .build/web-engine.wasm"
//
// The module answers each line with one line, or with none; a trap ends the program.
import { writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { load } from "./module.mjs";

const respond = await load(process.argv[2]);

const write = (line) => {
  for (let rest = new TextEncoder().encode(line); rest.length > 0;) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
    }
  }
};

for await (const line of createInterface({ input: process.stdin })) {
  if (JSON.parse(line).type === "bye") break;
  write(respond(line));
}
