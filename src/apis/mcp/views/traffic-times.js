// When conflicts begin, are closest and end, and when aircraft cross a fix, as bars over an axis of minutes.
globalThis.trafficTimes = (() => {
  const { svg, line, picture, shortName } = drawing;
  const { clock, list } = agentAnswer;
  const ROWS_MAX = 25;
  const ROW_PX = 24;
  const TOP_PX = 22;
  const STEPS_S = [10, 30, 60, 120, 300, 600, 1200, 1800, 3600];

  /** Ticks of the axis at round times. */
  function axis(x, until, height, width) {
    const step = STEPS_S.find((seconds) => (seconds / until) * width >= 56) ?? 7200;
    const marks = [];
    for (let at = 0; at <= until; at += step) {
      marks.push(
        line(
          [
            [x(at), TOP_PX - 4],
            [x(at), height],
          ],
          { class: "grid" },
        ),
        svg("text", { x: x(at), y: 12, class: "degrees", "text-anchor": "middle" }, clock(at)),
      );
    }
    return marks;
  }

  /** Rows of { name, from, to, at }, in seconds; `to` may be missing for what does not end. */
  function timeline({ title, description, rows, until }) {
    const shown = rows.slice(0, ROWS_MAX);
    function draw(width) {
      const left = Math.min(190, width * 0.38);
      const right = 24;
      const x = (seconds) => left + ((width - left - right) * Math.min(seconds, until)) / until;
      const height = TOP_PX + 4 + shown.length * ROW_PX;
      const marks = shown.flatMap(({ name, from, to, at }, row) => {
        const y = TOP_PX + 4 + row * ROW_PX;
        const end = Number.isFinite(to) ? to : until;
        return [
          svg("text", { x: 0, y: y + 13 }, shortName(name, Math.floor(left / 7))),
          Number.isFinite(from)
            ? svg("rect", {
                x: x(from),
                y: y + 2,
                width: Math.max(2, x(end) - x(from)),
                height: 14,
                class: "loss",
              })
            : undefined,
          at <= until
            ? line(
                [
                  [x(at), y - 1],
                  [x(at) + 5, y + 9],
                  [x(at), y + 19],
                  [x(at) - 5, y + 9],
                ],
                { class: "turning" },
                true,
              )
            : undefined,
        ].filter(Boolean);
      });
      return { height, marks: [...axis(x, until, height, width - left - right), ...marks] };
    }
    return picture({ title, description, draw });
  }

  const legend = (loss) =>
    drawing.legend([
      [svg("rect", { x: 2, y: 1, width: 24, height: 12, class: "loss" }), loss],
      [
        line(
          [
            [14, 0],
            [18, 7],
            [14, 14],
            [10, 7],
          ],
          { class: "turning" },
          true,
        ),
        "least distance",
      ],
    ]);

  /** Conflicts in time; nothing without one. Times are minutes and seconds from now. */
  function conflictElements(conflicts) {
    const rows = conflicts.map(({ pair, t_los_in_s, t_los_out_s, t_cpa_s }, at) => ({
      name: `${at + 1}  ${pair.join(" / ")}`,
      from: t_los_in_s,
      to: t_los_out_s,
      at: t_cpa_s,
    }));
    if (rows.length === 0) return [];
    const until = rows.slice(0, ROWS_MAX).reduce((most, { from, to, at }) => {
      const times = [from, to, at].filter(Number.isFinite);
      return Math.max(most, ...times);
    }, 60);
    const description =
      "For each pair, the time without separation from now, in minutes and seconds.";
    return [
      timeline({ title: "Conflicts in time", description, rows, until: until * 1.05 }),
      legend(
        rows.length > ROWS_MAX ? `without separation; the first ${ROWS_MAX}` : "without separation",
      ),
    ];
  }

  /** Aircraft over a fix in time; nothing without one. */
  function crossingElements(crossings) {
    const rows = list(crossings)
      .filter(({ at_s }) => Number.isFinite(at_s))
      .map(({ id, at_s }) => ({ name: String(id), at: at_s }));
    if (rows.length === 0) return [];
    const until = rows.reduce((most, { at }) => Math.max(most, at), 60);
    const description = "When each aircraft is over the fix, in minutes and seconds from now.";
    return [timeline({ title: "Order over the fix", description, rows, until: until * 1.05 })];
  }

  return { conflictElements, crossingElements };
})();
