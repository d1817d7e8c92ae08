// Meridians and parallels of a map, with what they are at the edge.
globalThis.graticule = (() => {
  const STEPS_DEG = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30];
  const LOOKS = 14;
  const PIECES = 72;
  /** Beyond the frame, so that lines leave the picture and do not end in it. */
  const MARGIN_PX = 40;

  const turned = (degrees) => degrees - 360 * Math.round(degrees / 360);
  const stepFor = (span) => STEPS_DEG.find((step) => step >= span / 6) ?? 30;

  /** What a frame shows, in degrees; longitudes run on from that of the centre. */
  function rangeOf(map, frame) {
    const [lats, turns] = [[], []];
    for (let down = 0; down <= LOOKS; down += 1) {
      for (let right = 0; right <= LOOKS; right += 1) {
        const point = [(frame.width * right) / LOOKS, (frame.height * down) / LOOKS];
        const place = map.placeAt(...frame.nmAt(point));
        if (place === undefined) continue;
        lats.push(place.lat);
        turns.push(turned(place.lon - map.centre.lon));
      }
    }
    let [south, north] = [Math.min(...lats), Math.max(...lats)];
    let [west, east] = [Math.min(...turns), Math.max(...turns)];
    const poles = [90, -90].filter((lat) =>
      isInside(frame.at(map.project({ lat, lon: 0 })), frame),
    );
    if (poles.length > 0) {
      [west, east] = [-180, 180];
      north = Math.max(north, ...poles);
      south = Math.min(south, ...poles);
    }
    return { south, north, west: map.centre.lon + west, east: map.centre.lon + east, poles };
  }

  const isInside = ([x, y], { width, height }, margin = 0) =>
    x >= -margin && y >= -margin && x <= width + margin && y <= height + margin;

  function multiples(from, to, step) {
    const found = [];
    for (let at = Math.ceil(from / step); at * step <= to; at += 1) found.push(at * step);
    return found;
  }

  /** The parts of a line that the frame shows, as pixels. */
  function runsOf(places, map, frame) {
    const runs = [];
    let run = [];
    for (const place of places) {
      const point = frame.at(map.project(place));
      const last = run.at(-1);
      const isJump = last && Math.hypot(point[0] - last[0], point[1] - last[1]) > frame.width / 2;
      if (isJump || !isInside(point, frame, MARGIN_PX)) {
        if (run.length > 1) runs.push(run);
        run = [];
      }
      if (isInside(point, frame, MARGIN_PX)) run.push(point);
    }
    return run.length > 1 ? [...runs, run] : runs;
  }

  function along(from, to, placeAt) {
    return Array.from({ length: PIECES + 1 }, (_, at) =>
      placeAt(from + ((to - from) * at) / PIECES),
    );
  }

  const degrees = (value, [plus, minus]) =>
    `${Number(Math.abs(value).toFixed(2))}°${value === 0 || Math.abs(value) === 180 ? "" : value > 0 ? plus : minus}`;

  /** The lines and their labels, which take their room from `labels`. */
  function draw(map, frame, labels) {
    const { south, north, west, east, poles } = rangeOf(map, frame);
    const latStep = stepFor(north - south);
    const lonStep = poles.length > 0 ? 30 : stepFor(east - west);
    const marks = [];
    const inset = ([x, y]) => Math.min(x, y, frame.width - 40 - x, frame.height - y);
    function add(places, words, edgeOf, className) {
      const runs = runsOf(places, map, frame);
      marks.push(...runs.map((run) => drawing.line(run, { class: className })));
      const points = runs.flat().filter((point) => isInside(point, frame));
      const edge = points.reduce(
        (best, point) => (best && edgeOf(best) <= edgeOf(point) ? best : point),
        undefined,
      );
      if (edge === undefined) return;
      const [x, y] = [
        Math.max(3, edge[0] + 3),
        Math.max(14, Math.min(frame.height - 4, edge[1] - 3)),
      ];
      const label = labels.put(x, y, [words], { class: "degrees" });
      if (label) marks.push(label);
    }
    for (const lat of multiples(Math.max(-89, south), Math.min(89, north), latStep)) {
      const places = along(west, east, (lon) => ({ lat, lon }));
      add(places, degrees(lat, "NS"), ([x]) => x, "grid");
    }
    const isRound = east - west > 359;
    for (const lon of multiples(isRound ? west + 1e-6 : west, east, lonStep)) {
      const places = along(Math.max(-89, south), Math.min(89, north), (lat) => ({ lat, lon }));
      const own = turned(lon);
      const className = Math.abs(own) === 180 ? "grid date-line" : "grid";
      // About a pole, meridians leave by all sides.
      const edgeOf = poles.length > 0 ? inset : ([, y]) => -y;
      add(places, degrees(own, "EW"), edgeOf, className);
    }
    return marks;
  }

  return { draw, runsOf };
})();
