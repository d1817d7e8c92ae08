// Aircraft in plan view: where they fly, which pairs come too close where, and what a plan would have them do.
globalThis.trafficMap = (() => {
  const { svg, line } = drawing;
  const { list, figure } = agentAnswer;
  const { placed, pathOf } = trafficMotion;
  /** What a speed vector shows. */
  const VECTOR_S = 120;
  /** More conflicts are in the table only. */
  const CONFLICTS_MAX = 25;
  /** With more aircraft, labels are short and those without a conflict have no track beyond their vector. */
  const TRACKS_MAX = 30;
  /** The lateral minimum where none is said. */
  const LATERAL_NM = 5;
  /** What is seen after the last conflict, and where there is none. */
  const AFTER_S = 60;
  const QUIET_S = 300;

  /** A level as a flight level from 10,000 ft on. */
  const levelWords = (feet) =>
    feet >= 10_000 ? `FL${String(Math.round(feet / 100)).padStart(3, "0")}` : figure(feet, "ft");

  const arrowOf = (fpm) => (fpm > 0 ? "↑" : fpm < 0 ? "↓" : "");

  /** An action in words, without its aircraft. */
  function actionWords({ kind, value, at_s }) {
    const what = {
      heading: () => `heading ${agentAnswer.degrees(value)}`,
      level: () => `to ${levelWords(value)}`,
      speed: () => `${figure(value)} kt`,
      vertical_rate: () => `${figure(value)} fpm`,
    };
    const later = at_s > 0 ? ` at ${agentAnswer.clock(at_s)}` : "";
    return `${what[kind]?.() ?? `${kind} ${value}`}${later}`;
  }

  /** The conflicts that are drawn, with where the two are when they are closest. */
  function meetingsOf(conflicts, byId) {
    return conflicts
      .slice(0, CONFLICTS_MAX)
      .map((met, at) => ({
        ...met,
        number: at + 1,
        both: list(met.pair.map((id) => byId.get(id))),
      }))
      .filter(({ both, t_cpa_s }) => both.length === 2 && Number.isFinite(t_cpa_s))
      .map((met) => ({ ...met, points: met.both.map((one) => pathOf(one, met.t_cpa_s).at(-1)) }));
  }

  /** All that is drawn, in nautical miles. */
  function sceneOf({ problem, conflicts }, plan) {
    const { aircraft, fix } = placed(problem);
    const byId = new Map(aircraft.map((one) => [one.id, one]));
    const found = conflictsOf(conflicts);
    const meetings = meetingsOf(found, byId);
    const until = meetings.reduce(
      (most, { t_cpa_s }) => Math.max(most, t_cpa_s + AFTER_S),
      VECTOR_S,
    );
    const shown_s = meetings.length > 0 ? until : QUIET_S;
    const met = new Set(meetings.flatMap(({ both }) => both));
    const actions = list(plan?.actions);
    const drawn = aircraft.map((one) => {
      const told = actions.filter(({ aircraft: id }) => id === one.id);
      const isTurned = told.some(({ kind }) => kind === "heading");
      const hasTrack = met.has(one) || aircraft.length <= TRACKS_MAX;
      return {
        one,
        told,
        isMet: met.has(one),
        vector: pathOf(one, VECTOR_S),
        track: hasTrack ? pathOf(one, shown_s) : [],
        proposed: isTurned ? pathOf(one, shown_s, told) : [],
      };
    });
    const lateral = problem?.separation?.lateral_nm ?? LATERAL_NM;
    const points = [
      ...drawn.flatMap(({ vector, track, proposed }) => [...vector, ...track, ...proposed]),
      ...(fix ? [fix.at] : []),
      ...meetings.flatMap((met) => met.points.flatMap((point) => cornersAbout(point, lateral / 2))),
    ];
    const isOnEarth = aircraft.some(globe.isPlace);
    return {
      drawn,
      meetings,
      points,
      lateral,
      fix,
      isOnEarth,
      left: found.length - meetings.length,
    };
  }

  const cornersAbout = ([x, y], nm) => [
    [x - nm, y - nm],
    [x + nm, y + nm],
  ];

  const conflictsOf = (conflicts) =>
    list(conflicts).filter(({ conflict, pair }) => conflict && Array.isArray(pair));

  /** An arrowhead that points along a track. */
  function arrowhead({ one, vector }, at) {
    const [x, y] = at(one.at);
    const [endX, endY] = at(vector.at(-1));
    const angle = one.gs_kt > 0 ? (Math.atan2(endY - y, endX - x) * 180) / Math.PI : -90;
    const turned = `translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${angle.toFixed(1)})`;
    return svg("path", { d: "M8,0L-5,-5L-2,0L-5,5Z", transform: turned });
  }

  function drawAircraft(shown, at) {
    const { one, isMet, vector, track, proposed } = shown;
    return svg(
      "g",
      { class: isMet ? "aircraft met" : "aircraft" },
      svg("title", {}, `${one.id} ${levelWords(one.alt_ft)} ${figure(one.gs_kt, "kt")}`),
      track.length > 0 ? line(track.map(at), { class: "track" }) : undefined,
      line(vector.map(at), { class: "vector" }),
      proposed.length > 0 ? line(proposed.map(at), { class: "proposed" }) : undefined,
      arrowhead(shown, at),
    );
  }

  /** Half of the lateral minimum about each of the two: where the circles overlap, it is lost. */
  function drawMeeting({ points, number }, { at, scale }, lateral) {
    const [one, other] = points.map(at);
    const r = Math.max(5, (lateral / 2) * scale);
    const [x, y] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    return svg(
      "g",
      { class: "meeting" },
      ...[one, other].map(([cx, cy]) => svg("circle", { cx, cy, r, class: "minimum" })),
      line([one, other], { class: "closest" }),
      svg("circle", { cx: x, cy: y, r: 9, class: "badge" }),
      svg("text", { x, y: y + 4, class: "badge-number", "text-anchor": "middle" }, `${number}`),
    );
  }

  function drawFix(fix, frame, labels) {
    const [x, y] = frame.at(fix.at);
    labels.block(x, y, 8);
    const corners = [
      [x, y - 8],
      [x + 7, y + 5],
      [x - 7, y + 5],
    ];
    const label = labels.place(x, y, [drawing.shortName(fix.id ?? "fix")], { isStrong: true });
    return svg("g", {}, line(corners, { class: "fix" }, true), label);
  }

  function labelOf({ one, told, isMet }, at, labels, isCrowded) {
    const name = drawing.shortName(one.id);
    const level = Number.isFinite(one.alt_ft)
      ? `${levelWords(one.alt_ft)}${arrowOf(one.vs_fpm)}`
      : "";
    const lines = [
      ...(isCrowded ? [`${name} ${level}`] : [name, `${level} ${figure(one.gs_kt, "kt")}`.trim()]),
      ...told.map((action) => `→ ${actionWords(action)}`),
    ];
    const isStrong = isMet || told.length > 0;
    return labels.place(...at(one.at), lines, { isStrong, isNeeded: isStrong && !isCrowded });
  }

  function drawScene({ drawn, meetings, points, lateral, fix }, width) {
    const heightMax = Math.max(280, Math.min(560, width * 0.85));
    const frame = plane.fit(points, { width, heightMin: 220, heightMax, margin: 44 });
    const labels = drawing.labels(width, frame.height);
    const scaleBar = plane.scaleBar(frame, labels);
    for (const { vector, proposed } of drawn)
      for (const way of [vector, proposed]) labels.blockLine(way.map(frame.at));
    for (const met of meetings) {
      const [[x1, y1], [x2, y2]] = met.points.map(frame.at);
      labels.block((x1 + x2) / 2, (y1 + y2) / 2, 10);
    }
    const needed = (shown) => Number(shown.told.length > 0) + Number(shown.isMet);
    const ordered = [...drawn].sort((one, other) => needed(other) - needed(one));
    const named = fix ? [drawFix(fix, frame, labels)] : [];
    const names = ordered
      .map((shown) => labelOf(shown, frame.at, labels, drawn.length > TRACKS_MAX))
      .filter(Boolean);
    const marks = [
      ...gridLines(frame),
      ...named,
      ...drawn.map((shown) => drawAircraft(shown, frame.at)),
      ...meetings.map((met) => drawMeeting(met, frame, lateral)),
      ...names,
      scaleBar,
    ];
    return { height: frame.height, marks };
  }

  /** Lines that are as far apart as the scale bar is long. */
  function gridLines({ width, height, scale, at }) {
    const step = plane.niceStep(Math.min(120, width / 4) / scale) * scale;
    const [x0, y0] = at([0, 0]);
    const lines = [];
    for (let x = ((x0 % step) + step) % step; x < width; x += step)
      lines.push(
        line(
          [
            [x, 0],
            [x, height],
          ],
          { class: "grid" },
        ),
      );
    for (let y = ((y0 % step) + step) % step; y < height; y += step)
      lines.push(
        line(
          [
            [0, y],
            [width, y],
          ],
          { class: "grid" },
        ),
      );
    return lines;
  }

  function legendOf({ meetings, drawn, isOnEarth, left }) {
    const more = left > 0 ? `; ${left} more are in the table` : "";
    const north = isOnEarth ? "in the middle, north is up" : "north is up";
    const across = (className) =>
      line(
        [
          [2, 7],
          [26, 7],
        ],
        { class: className },
      );
    const aircraft = svg(
      "g",
      { class: "aircraft" },
      across("vector"),
      svg("path", { d: "M8,0L-5,-5L-2,0L-5,5Z", transform: "translate(7,7)" }),
    );
    const badge = svg("circle", { cx: 14, cy: 7, r: 6.5, class: "badge" });
    return drawing.legend([
      [aircraft, `aircraft, and its way of 2 minutes; ${north}`],
      ...(meetings.length > 0 ? [[badge, `conflict, at the least distance${more}`]] : []),
      ...(drawn.some(({ proposed }) => proposed.length > 0)
        ? [[svg("g", { class: "aircraft" }, across("proposed")), "proposed"]]
        : []),
    ]);
  }

  /** The plan view of a picture with what one plan would change; nothing where nobody has a place. */
  function elements(output, plan) {
    const scene = sceneOf(output, plan);
    const { drawn, meetings } = scene;
    if (drawn.length === 0) return [];
    const description = `${drawn.length} aircraft; ${meetings.length} conflicts are marked. The tables below say the same.`;
    const draw = (width) => drawScene(scene, width);
    const made = drawing.picture({
      title: "Traffic in plan view",
      description,
      draw,
      isFramed: true,
    });
    return [made, legendOf(scene)];
  }

  return { elements, conflictsOf, actionWords, levelWords };
})();
