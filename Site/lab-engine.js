// The reference engine in the page: WebAssembly that answers lines of the engine protocol.
const { load, lab } = conform;

/** Whether this browser can run the engine. */
lab.isSupported = () =>
  typeof WebAssembly === "object" && typeof Uint8Array.fromBase64 === "function";

/** An engine that has been compiled; after a crash it is started again. */
lab.Engine = class Engine {
  #module;
  #exports;
  #stage;

  /** Loads and starts the engine of a script that sets `conformEngine`. */
  static async load(address) {
    await load(address);
    const stream = new Blob([Uint8Array.fromBase64(globalThis.conformEngine)]).stream()
      .pipeThrough(new DecompressionStream("gzip"));
    const engine = new Engine();
    engine.#module = await WebAssembly.compile(await new Response(stream).bytes());
    await engine.#start();
    return engine;
  }

  async #start() {
    const js = { number: (place, count) => Number(this.#text(place, count)) };
    this.#exports = (await WebAssembly.instantiate(this.#module, { js })).exports;
    this.#stage = undefined;
    this.#send({ type: "hello", protocol: 1 });
  }

  #text(place, count) {
    return new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, place, count));
  }

  /** Sends a message and returns the answer, or nothing where it has none. */
  #send(message) {
    const { memory, allocate, receive, response } = this.#exports;
    // The engine compares texts by their bytes.
    const line = new TextEncoder().encode(JSON.stringify(message).normalize("NFC"));
    const place = allocate(line.length);
    new Uint8Array(memory.buffer).set(line, place);
    const count = receive(line.length);
    return count ? JSON.parse(this.#text(response(), count)) : undefined;
  }

  #ask(type, stage, message) {
    const crashed = { type: "errored", message: say("labCrashed") };
    if (!this.#exports) return crashed;
    try {
      if (stage !== this.#stage) {
        const refusal = this.#send({ type: "stage", id: 1, responders: stage });
        if (refusal) return refusal;
        this.#stage = stage;
      }
      return this.#send({ type, id: 1, stage: 1, ...message });
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      // Its memory may be damaged: the next change is answered by a new one.
      this.#exports = undefined;
      this.#start();
      return crashed;
    }
  }

  /** Carries out steps on a stage: `{ records }`, or `{ message }` where that is impossible. */
  perform(stage, steps) {
    const { type, records = [], message, reason } = this.#ask("perform", stage, { steps });
    return type === "observed" ? { records } : { message: message ?? reason ?? say("labSilent") };
  }

  /** The scene of the stage, and one after each step up to the first that is impossible. */
  scenes(stage, steps) {
    // A scene without layers has those of the one before.
    let layers;
    return (this.#ask("scenes", stage, { steps })?.scenes ?? [])
      .map((scene) => ({ ...scene, layers: layers = scene.layers ?? layers }));
  }

  /** The steps as phrases of the pages, questions with their answers. */
  words(stage, steps, records) {
    return this.#ask("words", stage, { steps, records })?.steps ?? [];
  }

  /** Whether each requirement, `{ step, requirement }`, is met when the steps are carried out. */
  judge(stage, steps, requirements) {
    return this.#ask("judge", stage, { steps, requirements })?.holds ?? requirements.map(() => false);
  }

  /** Asks questions after steps; the answer of one that is impossible is undefined. */
  answers(stage, steps, questions) {
    const { records } = this.perform(stage, [...steps, ...questions]);
    if (records) return records.slice(steps.length).map((record) => record.answer);
    return questions.map((question) =>
      (questions.length > 1 ? this.answers(stage, steps, [question])[0] : undefined));
  }
};
