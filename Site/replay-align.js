// Aligns what several engines did by messages and receivers, so that what they share is one entry.
const { replays } = conform;
const questions = new Set(["point(inside:with:)", "hitTest(_:with:)"]);
const isSame = (left, right) => left.message === right.message
  && left.fingers === right.fingers && left.receiver === right.receiver;

/**
 * Returns the calls of one step of all runs as entries in one order: `runs` has those that made
 * the call, and `silent` those whose engines report no such question.
 */
replays.align = (lists, isSilent) => {
  let entries = [];
  lists.forEach((calls, run) => { entries = merged(entries, calls, run); });
  for (const entry of entries) {
    entry.isQuestion = questions.has(entry.message);
    entry.silent = new Set(lists.map((_, run) => run).filter((run) =>
      !entry.runs.has(run) && entry.isQuestion && isSilent(run, entry.message)));
    entry.differs = entry.runs.size + entry.silent.size < lists.length;
  }
  return entries;
};

/** Merges the calls of a run into entries along their longest common subsequence. */
function merged(entries, calls, run) {
  const lengths = lengthsOfCommon(entries, calls);
  const result = [];
  let [left, right] = [0, 0];
  while (left < entries.length || right < calls.length) {
    if (left < entries.length && right < calls.length && isSame(entries[left], calls[right])) {
      entries[left].runs.add(run);
      result.push(entries[left]);
      [left, right] = [left + 1, right + 1];
    } else if (right >= calls.length
      || left < entries.length && lengths[left + 1][right] >= lengths[left][right + 1]) {
      result.push(entries[left]);
      left += 1;
    } else {
      result.push({ ...calls[right], runs: new Set([run]) });
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
