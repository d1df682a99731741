// The state of the lab, a stage and a list of steps, and how it is edited. All else follows from it.
const { lab } = conform;

/**
 * A state `{ stage, steps, at, expected }` with its history: `at` is the number of steps that are
 * shown, and `expected` what a page expects, `{ step, phrase, requirement }`, each of which stays with
 * its step.
 */
lab.Model = class {
  #past = [];
  #future = [];
  #merging;
  #whenChanged;

  /** `whenChanged` is called after each change, with whether another stage was opened. */
  constructor(whenChanged) { this.#whenChanged = whenChanged; }

  #show(state, isNew = false) {
    this.state = state;
    this.#whenChanged(isNew);
  }

  /** Opens a state, and forgets the history; `original` is what resetting returns to. */
  open(given, original = given) {
    [this.#past, this.#future, this.#merging] = [[], [], undefined];
    const whole = ({ stage, steps = [], at = steps.length, expected = [] }) =>
      ({ stage, steps, at, expected });
    const state = whole(given);
    this.original = original === given ? state : whole(original);
    this.#show(state, true);
  }

  /** Changes the state. Changes with one `merging` are undone together. */
  change(values, merging) {
    if (merging === undefined || merging !== this.#merging) this.#past.push(this.state);
    this.#merging = merging;
    this.#future = [];
    this.#show({ ...this.state, ...values });
  }

  /** Shows the first steps only. */
  go(at) {
    this.#merging = undefined;
    this.#show({ ...this.state, at: Math.max(0, Math.min(at, this.state.steps.length)) });
  }

  get canUndo() { return this.#past.length > 0; }
  get canRedo() { return this.#future.length > 0; }

  undo() { this.#turn(this.#past, this.#future); }
  redo() { this.#turn(this.#future, this.#past); }

  #turn(from, to) {
    if (!from.length) return;
    to.push(this.state);
    this.#merging = undefined;
    this.#show(from.pop());
  }

  /** The number of steps that can be carried out. */
  possible = 0;

  /** Replaces steps; what is expected of the others, and the place that is shown, move with them. */
  #splice(index, removed, added, merging, values = {}) {
    const { steps, at, expected } = this.state;
    const more = added.length - removed;
    const isShown = index < at || (index === at && more > 0);
    this.change({
      ...values,
      steps: steps.toSpliced(index, removed, ...added),
      at: isShown ? Math.max(index, at + more) : at,
      expected: expected
        .filter(({ step }) => step < index + Math.min(removed, added.length) || step >= index + removed)
        .map((one) => (one.step < index + removed ? one : { ...one, step: one.step + more })),
    }, merging);
  }

  /** Inserts a step after those that are shown and possible; of the shown ones, the others go. */
  add(step, merging) {
    const { at } = this.state;
    const index = Math.min(at, this.possible);
    this.#splice(index, at - index, [step], merging);
  }

  /** Lets time pass: longer, where the last step waits already. */
  wait(seconds, merging) {
    const { at, steps } = this.state;
    const last = steps[at - 1];
    if (last?.do !== "wait" || merging === undefined) {
      this.add({ do: "wait", seconds }, merging);
    } else {
      const sum = Math.round((last.seconds + seconds) * 100) / 100;
      this.#splice(at - 1, 1, [{ do: "wait", seconds: sum }], merging);
    }
  }

  deleteStep(index) { this.#splice(index, 1, []); }

  row(name) { return this.state.stage.find((row) => row.name === name); }

  /**
   * The index of the last step that is shown and sets a property; -1 without any. The fields of `like`
   * tell properties apart that one step sets, such as an inset of each edge.
   */
  #setting(set, of, like = {}) {
    const shown = this.state.steps.slice(0, this.state.at);
    const wanted = Object.entries({ set, of, ...like });
    return shown.findLastIndex((step) => wanted.every(([field, value]) => step[field] === value));
  }

  /**
   * The index of what is changed now: where the script is shown to its end, before all that happens,
   * which then happens anew; otherwise, and as long as somebody touches, where it is shown to.
   */
  get #place() {
    const { at, steps } = this.state;
    const first = steps.findIndex(lab.happens);
    const isLive = this.isTouched && !this.original.steps.includes(steps.findLast(lab.happens));
    return at < steps.length || isLive || first < 0 ? at : first;
  }

  /** Changes something about the stage by a step. */
  arrange(step, merging) { this.#splice(this.#place, 0, [step], merging); }

  /** The step that sets a property of a responder, if there is one. */
  setting(set, of, like) { return this.state.steps[this.#setting(set, of, like)]; }

  /** Sets a property: in the step that set it before, and the steps after it happen anew. */
  set(step, { merging, like } = {}) {
    const index = this.#setting(step.set, step.of, like);
    if (index < 0) this.arrange(step, merging);
    else this.#splice(index, 1, [step], merging);
  }

  /** Deletes the last step that sets a property. */
  unset(set, of, like) {
    const index = this.#setting(set, of, like);
    if (index >= 0) this.deleteStep(index);
  }

  frame(name) {
    return this.setting("frame", name)?.to ?? this.row(name)?.frame ?? [0, 0, 0, 0];
  }

  /** Sets a frame: in the stage, unless that is about a later time. */
  setFrame(name, frame, merging) {
    if (this.setting("frame", name) || this.state.steps.slice(0, this.#place).some(lab.happens)) {
      this.set({ set: "frame", to: frame, of: name }, { merging });
    } else {
      const stage = this.state.stage.map((row) => (row.name === name ? { ...row, frame } : row));
      this.change({ stage }, merging);
    }
  }

  /** Returns a name that no row has, such as `view 2`. */
  freeName(base) {
    let name = base;
    for (let number = 2; this.row(name); number += 1) name = base + number;
    return name;
  }

  /** Adds a row, and steps before all others that set what it is to begin with. */
  addRow(row, settings = []) {
    this.#splice(0, 0, settings, undefined, { stage: [...this.state.stage, row] });
  }

  /** Deletes rows with all that stand in them, and the steps that mention them. */
  deleteRow(name) {
    const gone = new Set([name]);
    const { stage, steps, at, expected } = this.state;
    for (let size = 0; size !== gone.size;) {
      size = gone.size;
      for (const row of stage) {
        if (gone.has(row.in) || gone.has(row.viewOf) || gone.has(row.presentedBy)) gone.add(row.name);
      }
    }
    const stays = (step) => !lab.mentions(step, gone);
    const countBefore = (index) => steps.slice(0, index).filter(stays).length;
    this.change({
      stage: stage.filter((row) => !gone.has(row.name)), steps: steps.filter(stays), at: countBefore(at),
      expected: expected.filter(({ step }) => stays(steps[step]))
        .map((one) => ({ ...one, step: countBefore(one.step) })),
    });
  }

  /** The recognizer's view: that of its row, or of the last step that attaches or removes it. */
  viewOf(recognizer) {
    const last = this.state.steps.slice(0, this.state.at).findLast(
      (step) => ["attach", "remove"].includes(step.change) && step.of === recognizer.name);
    return last ? last.to : recognizer.in;
  }
};
