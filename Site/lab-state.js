// The state of the lab, a stage and a list of steps, and how it is edited. All else follows from it.
"use strict";

(() => {
  const lab = globalThis.conform.lab ??= {};

  /** A state `{ stage, steps, at }` with its history; `at` is the number of steps that are shown. */
  lab.Model = class {
    #past = [];
    #future = [];
    #merging;
    #listeners = [];

    /** Calls a function after each change, with `{ isNew }`: whether another stage was opened. */
    onChange(listener) { this.#listeners.push(listener); }

    #show(state, isNew = false) {
      this.state = state;
      for (const listener of this.#listeners) listener({ isNew });
    }

    /** Opens a state, and forgets the history. */
    open({ stage, steps = [], at = steps.length }) {
      [this.#past, this.#future, this.#merging] = [[], [], undefined];
      this.original = { stage, steps, at };
      this.#show(this.original, true);
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
      const state = from.pop();
      if (!state) return;
      to.push(this.state);
      this.#merging = undefined;
      this.#show(state);
    }

    /** The number of steps that can be carried out. */
    possible = 0;

    /** Appends a step to those that are shown and possible; those after them are dropped. */
    add(step, merging) {
      const { steps } = this.state;
      const at = Math.min(this.state.at, this.possible);
      this.change({ steps: [...steps.slice(0, at), step], at: at + 1 }, merging);
    }

    /** Replaces the last step that is shown. */
    replaceLast(step, merging) {
      const { at, steps } = this.state;
      this.change({ steps: [...steps.slice(0, at - 1), step] }, merging);
    }

    /** Lets time pass: longer, where the last step waits already. */
    wait(seconds, merging) {
      const { at, steps } = this.state;
      const last = steps[at - 1];
      if (last?.do !== "wait" || merging === undefined) {
        this.add({ do: "wait", seconds }, merging);
      } else {
        const sum = Math.round((last.seconds + seconds) * 100) / 100;
        this.replaceLast({ do: "wait", seconds: sum }, merging);
      }
    }

    /** Deletes a step. */
    deleteStep(index) {
      const { at, steps } = this.state;
      this.change({ steps: steps.toSpliced(index, 1), at: index < at ? at - 1 : at });
    }

    row(name) { return this.state.stage.find((row) => row.name === name); }

    /**
     * The index of the last step that is shown and sets one of some properties; -1 without any. The
     * fields of `like` tell properties apart that one step sets, such as an inset of each edge.
     */
    #setting(sets, of, like = {}) {
      const shown = this.state.steps.slice(0, this.state.at);
      return shown.findLastIndex((step) => sets.includes(step.set) && step.of === of
        && Object.keys(like).every((field) => step[field] === like[field]));
    }

    #happensFrom(index) {
      return this.state.steps.slice(index, this.state.at).some(lab.happens);
    }

    /** The step that sets one of some properties of a responder, if there is one. */
    setting(sets, of, like) { return this.state.steps[this.#setting(sets, of, like)]; }

    /** Sets a property: in the step that set it before, where nothing happened since. */
    set(step, sets = [step.set], { merging, like } = {}) {
      const { steps } = this.state;
      const index = this.#setting(sets, step.of, like);
      if (index < 0 || this.#happensFrom(index)) this.add(step, merging);
      else this.change({ steps: steps.with(index, step) }, merging);
    }

    /** Deletes the last step that sets one of some properties. */
    unset(sets, of, like) {
      const index = this.#setting(sets, of, like);
      if (index >= 0) this.deleteStep(index);
    }

    frame(name) {
      return this.setting(["frame"], name)?.to ?? this.row(name)?.frame ?? [0, 0, 0, 0];
    }

    /** Sets a frame: in the stage, as long as nothing has happened on it. */
    setFrame(name, frame, merging) {
      if (this.setting(["frame"], name) || this.#happensFrom(0)) {
        this.set({ set: "frame", to: frame, of: name }, ["frame"], { merging });
      } else {
        const stage = this.state.stage.map((row) => (row.name === name ? { ...row, frame } : row));
        this.change({ stage }, merging);
      }
    }

    /** Returns a name that no row has, such as `view 2`. */
    freeName(base) {
      const names = new Set(this.state.stage.map((row) => row.name));
      for (let number = 1; ; number += 1) {
        const name = number === 1 ? base : `${base}${number}`;
        if (!names.has(name)) return name;
      }
    }

    /** Adds a row, and steps before all others that set what it is to begin with. */
    addRow(row, settings = []) {
      const { stage, steps, at } = this.state;
      this.change({
        stage: [...stage, row], steps: [...settings, ...steps], at: at + settings.length });
    }

    /** Deletes rows with all that stand in them, and the steps that mention them. */
    deleteRow(name) {
      const gone = new Set([name]);
      const { stage } = this.state;
      for (let size = 0; size !== gone.size;) {
        size = gone.size;
        for (const row of stage) {
          if (gone.has(row.in) || gone.has(row.viewOf) || gone.has(row.presentedBy)) gone.add(row.name);
        }
      }
      const stays = (step) => !lab.mentions(step, gone);
      this.change({
        stage: stage.filter((row) => !gone.has(row.name)),
        steps: this.state.steps.filter(stays),
        at: this.state.steps.slice(0, this.state.at).filter(stays).length,
      });
    }

    /** The recognizer's view: that of its row, or of the last step that attaches or removes it. */
    viewOf(recognizer) {
      const last = this.state.steps.slice(0, this.state.at).findLast(
        (step) => ["attach", "remove"].includes(step.change) && step.of === recognizer.name);
      return last ? last.to : recognizer.in;
    }
  };
})();
