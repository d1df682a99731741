// Serves the reference engine, compiled to WebAssembly, over standard input and output:
//
//     conform --engine "node Tests/Engines/WebAssembly/engine.mjs .build/web-engine.wasm"
//
// The module answers each line with one line, or with none; a trap ends the program.
import { readFileSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {
  js: { number: (at, count) => Number(text(at, count)) },
});
const { memory, allocate, receive, response } = instance.exports;

// The memory has a new buffer whenever it has grown.
const bytes = (at, count) => new Uint8Array(memory.buffer, at, count);
const decoder = new TextDecoder();
const text = (at, count) => decoder.decode(bytes(at, count));

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
  // The module compares texts by their bytes, so that equal texts need the same form.
  const request = new TextEncoder().encode(line.normalize("NFC"));
  const place = allocate(request.length);
  bytes(place, request.length).set(request);
  const count = receive(request.length);
  if (count > 0) write(text(response(), count));
}
