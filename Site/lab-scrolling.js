// What scroll views show of their content, as in the drawings of the pages.
const { lab } = conform;

/** Twice the area, negative if the corners run against the clock. */
const doubledArea = (corners) => corners.reduce((sum, [x, y], index) => {
  const [u, v] = corners[(index + 1) % corners.length];
  return sum + x * v - u * y;
}, 0);

/** Returns the part of a convex polygon that lies in another convex one; empty if that is no area. */
lab.clipped = (corners, frame) => {
  const turn = Math.sign(doubledArea(frame));
  let rest = turn ? corners : [];
  frame.forEach(([x, y], index) => {
    const [u, v] = frame[(index + 1) % frame.length];
    // Positive on the inner side of the edge.
    const depths = rest.map(([across, down]) => turn * ((u - x) * (down - y) - (v - y) * (across - x)));
    if (!depths.some((depth) => depth < 0)) return;
    rest = rest.flatMap((point, number) => {
      const next = (number + 1) % rest.length;
      const kept = depths[number] < 0 ? [] : [point];
      if ((depths[number] < 0) === (depths[next] < 0)) return kept;
      const share = depths[number] / (depths[number] - depths[next]);
      return [...kept, point.map((value, axis) => value + (rest[next][axis] - value) * share)];
    });
  });
  return Math.abs(doubledArea(rest)) > 1e-6 ? rest : [];
};

/**
 * The layers, each with the corners of the part of it that scroll views show; if it is scrolled
 * away, `isAway`, with the part of it that lies on the screen.
 */
lab.shownParts = (layers, screen) => {
  const shown = new Map();
  return layers.map((layer) => {
    const frame = shown.get(layer.scrollView);
    const part = frame ? lab.clipped(layer.corners, frame) : layer.corners;
    shown.set(layer.row, part);
    const isAway = !part.length;
    return { ...layer, isAway, part: isAway ? lab.clipped(layer.corners, screen) : part };
  });
};

/** The corners of a scroll indicator for each axis along which the content is larger. */
lab.scrollIndicators = ({ corners, content, width, height }, thickness) => {
  if (!content) return [];
  const [origin, right, , below] = corners;
  const box = (left, top, far, low) => [[left, top], [far, top], [far, low], [left, low]]
    .map(([x, y]) => [0, 1].map((axis) => origin[axis]
      + (right[axis] - origin[axis]) * x / width + (below[axis] - origin[axis]) * y / height));
  const span = (length, whole, start) => [-start, length - start]
    .map((end) => Math.min(Math.max(end * length / whole, 0), length));
  const [x, y, wide, high] = content;
  const inset = 2 * thickness;
  const [top, low] = span(height, high, y);
  const [left, far] = span(width, wide, x);
  return [
    high > height && top < low && box(width - inset, top + inset, width - thickness, low - inset),
    wide > width && left < far && box(left + inset, height - inset, far - inset, height - thickness),
  ].filter(Boolean);
};
