// Loads the replays of a clause, and makes of one scenario what the views of a replay show. What several
// engines did is aligned by messages and receivers, so that what they share is one entry.
const { firedState, replays } = conform;
const source = document.getElementById("site:replays")?.dataset.source;

/** Loads the data of a scenario's clause; undefined where they cannot be loaded. */
replays.load = (id) => {
  const [clause] = id.split("/");
  return conform.load(`${source}${clause}.js`).then(() => globalThis.conformReplays[clause], () => {});
};

const words = (text) => (text === undefined ? undefined : text.split(";").filter(Boolean));

/**
 * A scenario: its steps, the runs of the engines, and the positions of a replay. Where all engines meet
 * what is expected, they are one run, unless each is asked for: what else they do is beside the point.
 */
replays.Scenario = class {
  constructor(id, data, { isEachShown = false } = {}) {
    const { label = id, summary, stage, steps, runs: all } = data.scenarios[id];
    const isMet = all.length > 1 && all.every(({ outcome }) => outcome === "P");
    const runs = isMet && !isEachShown
      ? [{ ...all[0], engines: all.flatMap(({ engines }) => engines) }] : all;
    Object.assign(this, { id, label, summary, isMet });
    this.anchor = stage;
    this.stage = data.stages[stage];
    this.rows = this.stage.rows.map(([name, kind, parent]) => ({
      name, kind, parent, isRecognizer: kind.endsWith(" recognizer"),
    }));
    this.rowOf = new Map(this.rows.map(({ name }, row) => [name, row]).reverse());
    this.runs = runs.map((run) => ({
      ...run, engines: run.engines.map((engine) => data.engines[engine]),
      failure: run.records.findIndex(({ differences }) => differences?.length),
    }));
    for (const run of this.runs) {
      run.name = run.engines.map(([name]) => name).join(", ");
      run.short = run.engines.map(([name, , short]) => short ?? name).join(" ");
    }
    this.steps = steps.map((step, number) => this.step(step, number));
    this.positions = this.steps.flatMap((step, number) => [-1, ...step.entries.keys()]
      .map((entry) => ({ step: number, entry, isLast: entry === step.entries.length - 1 })));
    let time = 0;
    for (const one of this.steps) time = one.time ??= time;
  }

  step(step, number) {
    const lists = this.runs.map(({ records }) => (records[number].calls ?? [])
      .flatMap(([message, fingers, ...receivers]) =>
        receivers.map((receiver) => ({ message, fingers, receiver }))));
    const isSilent = (run, message) => this.runs[run].engines
      .every(([, unreported]) => unreported.includes(message));
    const answers = Map.groupBy(this.runs.keys(), (run) => this.runs[run].records[number].answer);
    answers.delete(undefined);
    return {
      ...step, entries: align(lists, isSilent), answers: [...answers],
      changes: (words(step.changes) ?? []).map((change) => change.split("|")),
      order: step.order?.split(" ").map(Number),
      markers: words(step.markers)?.map((marker) => {
        const [kind, x, y, finger] = marker.split(" ");
        return { kind, x: Number(x), y: Number(y), finger };
      }),
    };
  }

  /** Returns the position at which a step begins. */
  start(step) { return this.positions.findIndex((position) => position.step === step); }

  /** Returns the position of the last entry of a step. */
  end(step) { return this.positions.findLastIndex((position) => position.step === step); }

  /** The run with which another is compared: the first that passed; -1 without any. */
  counterpart(run) {
    return this.runs.findIndex(({ outcome }, index) => index !== run && outcome === "P");
  }

  /** The position at which a run that meets what is expected is decided: its last call, else its end. */
  get decision() {
    const last = this.positions.findLastIndex(({ entry }) => entry >= 0);
    return last < 0 ? this.positions.length - 1 : last;
  }

  /** Returns the position at which a run misses what is expected, in the step whose expectation failed;
      -1 for a run that did not fail. It is the first call that the counterpart does not have as well, of
      the responders that the first difference names; else their call that it names, which both have;
      else as the first, of what any difference names; without any the answer, at the end. */
  difference(run) {
    const { failure, records } = this.runs[run];
    if (failure < 0) return -1;
    const other = this.counterpart(run);
    const { differences } = records[failure];
    const find = (words, fits) => {
      const text = words.join(" ");
      const named = new Set(text.split(/[^\p{L}\p{N}_-]+/u));
      return this.steps[failure].entries.findIndex((entry) =>
        named.has(entry.receiver) && fits(entry, text.includes(entry.message)));
    };
    const parts = ({ runs, isQuestion }, isNamed) =>
      other >= 0 && runs.has(run) !== runs.has(other) && (!isQuestion || isNamed);
    const found = [find(differences[0], parts), find(differences[0], (entry, isNamed) => isNamed),
      find(differences.flat(), parts)].find((entry) => entry >= 0);
    return found === undefined ? this.end(failure) : this.start(failure) + 1 + found;
  }

  /** Returns the step of that position. */
  failedStep(run) { return this.positions[this.difference(run)]?.step; }

  /** Returns the names of the engines of runs. */
  names(runs) { return [...runs].map((run) => this.runs[run].name).join(", "); }

  /** The next responder of each row after a step, as the reference engine has it. */
  next(step) {
    const next = [...this.stage.next];
    for (const { next: changes = [] } of this.steps.slice(0, step + 1)) {
      for (const [row, other] of changes) next[row] = other;
    }
    return next;
  }

  /** The state of each recognizer at each position in a run: maps from rows to states. */
  states(run) {
    const current = new Map(this.rows.flatMap(({ isRecognizer }, row) =>
      (isRecognizer ? [[row, "idle"]] : [])));
    const after = new Map(current);
    return this.positions.map(({ step, entry: index, isLast }) => {
      const { entries, states = [] } = this.steps[step];
      if (index < 0) for (const [row, state] of after) current.set(row, state);
      const entry = entries[index];
      const row = entry?.runs.has(run) ? this.rowOf.get(entry.receiver) : undefined;
      if (current.has(row)) {
        const state = firedState(entry.message);
        if (state) current.set(row, state);
        else if (current.get(row) === "idle") current.set(row, "possible");
      }
      if (isLast) {
        for (const [row] of current) after.set(row, current.get(row));
        for (const [row, ...passed] of states) {
          const own = entries.filter((one) =>
            one.runs.has(run) && one.receiver === this.rows[row].name)
            .map(({ message }) => firedState(message)).filter(Boolean);
          // The reference engine knows more than a trace, as long as the run agrees with it.
          const known = passed.filter((state) => /^(began|changed|ended|cancelled)$/.test(state));
          if (own.join() !== known.join()) continue;
          current.set(row, passed.findLast((state) => state !== "idle") ?? "idle");
          after.set(row, passed.at(-1));
        }
      }
      return new Map(current);
    });
  }

  /**
   * The views that hit-testing asked up to a position in a run, in order, and what each said: a
   * view that said yes is asked no more, but its subviews are. The last one has said nothing yet,
   * or what the finger's place says.
   */
  descent(run, { step, entry }, contains) {
    const asked = this.steps[step].entries.slice(0, entry + 1)
      .filter((one) => one.message === "point(inside:with:)" && one.runs.has(run))
      .map((one) => this.rowOf.get(one.receiver)).filter((row) => row !== undefined);
    const isInside = (row, other) =>
      row >= 0 && (row === other || isInside(this.rows[row].parent, other));
    return asked.map((row, index) => ({
      row, isHit: index + 1 < asked.length ? isInside(asked[index + 1], row) : contains(row),
    }));
  }
};

const isSame = (left, right) => left.message === right.message
  && left.fingers === right.fingers && left.receiver === right.receiver;

/**
 * Returns the calls of one step of all runs as entries in one order: `runs` has those that made
 * the call, and `silent` those whose engines report no such question.
 */
function align(lists, isSilent) {
  const entries = lists.reduce(merged, []);
  for (const entry of entries) {
    entry.isQuestion = conform.isQuestion(entry);
    entry.silent = new Set(lists.map((_, run) => run).filter((run) =>
      !entry.runs.has(run) && entry.isQuestion && isSilent(run, entry.message)));
    entry.differs = entry.runs.size + entry.silent.size < lists.length;
  }
  return entries;
}

/** Merges the calls of a run into entries along their longest common subsequence. */
function merged(entries, calls, run) {
  const lengths = lengthsOfCommon(entries, calls);
  const result = [];
  let [left, right] = [0, 0];
  while (left < entries.length || right < calls.length) {
    const [entry, call] = [entries[left], calls[right]];
    const isShared = entry && call && isSame(entry, call);
    if (isShared) entry.runs.add(run);
    if (isShared || !call || entry && lengths[left + 1][right] >= lengths[left][right + 1]) {
      result.push(entry);
      left += 1;
      if (isShared) right += 1;
    } else {
      result.push({ ...call, runs: new Set([run]) });
      right += 1;
    }
  }
  return result;
}

/** The lengths of the longest common subsequences of all pairs of ends of two lists. */
function lengthsOfCommon(left, right) {
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  for (let x = left.length - 1; x >= 0; x -= 1) {
    for (let y = right.length - 1; y >= 0; y -= 1) {
      lengths[x][y] = isSame(left[x], right[y])
        ? lengths[x + 1][y + 1] + 1 : Math.max(lengths[x + 1][y], lengths[x][y + 1]);
    }
  }
  return lengths;
}
