// A part of a plane in nautical miles, x to the east and y to the north, as a picture of one scale.
globalThis.plane = (() => {
  const { svg, line } = drawing;
  /** A picture of a single place is as wide as this. */
  const SPAN_NM_MIN = 1;

  /** The largest scale that shows all points; `at` takes a point to pixels and `nmAt` back. */
  function fit(points, { width, heightMin, heightMax, margin }) {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [west, east] = [least(xs), most(xs)];
    const [south, north] = [least(ys), most(ys)];
    const [wide, high] = [east - west, north - south].map((nm) => Math.max(nm, SPAN_NM_MIN));
    const scale = Math.min((width - 2 * margin) / wide, (heightMax - 2 * margin) / high);
    const height = Math.max(heightMin, Math.min(heightMax, high * scale + 2 * margin));
    const [middleX, middleY] = [(west + east) / 2, (south + north) / 2];
    return {
      width,
      height,
      scale,
      at: ([x, y]) => [width / 2 + (x - middleX) * scale, height / 2 - (y - middleY) * scale],
      nmAt: ([x, y]) => [middleX + (x - width / 2) / scale, middleY - (y - height / 2) / scale],
    };
  }

  const least = (values) => values.reduce((one, other) => Math.min(one, other), Infinity);
  const most = (values) => values.reduce((one, other) => Math.max(one, other), -Infinity);

  /** The longest length of 1, 2 or 5 times a power of ten that is at most `length`. */
  function niceStep(length) {
    const power = 10 ** Math.floor(Math.log10(length));
    return [5, 2, 1].map((factor) => factor * power).find((step) => step <= length) ?? power;
  }

  /** A bar of a round length at the lower left. */
  function scaleBar({ scale, height, width }, labels) {
    const nm = niceStep(Math.min(120, width / 4) / scale);
    const [x, y, end] = [10, height - 9, 10 + nm * scale];
    const text = labels.put(x + 2, y - 6, [`${Number(nm.toPrecision(1))} nm`]);
    labels.block((x + end) / 2, y, (end - x) / 2, 8);
    const ends = [
      [x, y - 4],
      [x, y],
      [end, y],
      [end, y - 4],
    ];
    return svg("g", {}, line(ends, { class: "rule" }), text);
  }

  return { fit, niceStep, scaleBar };
})();
