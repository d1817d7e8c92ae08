(() => {
  const { element } = host;
  const { list, figure, clock, table, folded } = agentAnswer;
  const { conflictsOf, actionWords, levelWords } = trafficMap;
  const CHECK_NAMES = {
    no_turn: "Turns of aircraft that may not turn",
    losses_quick: "Losses of separation if all respond at once",
    losses_usual: "Losses of separation at the usual response",
    losses_slow: "Losses of separation if all respond slowly",
    separation_quick: "Least separation if all respond at once",
    separation_usual: "Least separation at the usual response",
    separation_slow: "Least separation if all respond slowly",
  };
  const PLANS_MAX = 5;
  /** Plans of more actions are spelt out in the table only. */
  const ACTIONS_MAX = 3;
  /** Pairs that are close without a conflict. */
  const NEAR_MAX = 5;
  const OPEN_ROWS_MAX = 12;

  const name = (value) => String(value ?? "?");
  const count = (number, noun) =>
    `${number} ${noun}${number === 1 || noun === "aircraft" ? "" : "s"}`;

  /** What a plan tells whom, or the order over a fix that it makes. */
  function planWords({ actions, order }) {
    if (Array.isArray(order)) return order.join(" → ");
    return list(actions)
      .map((action) => `${name(action.aircraft)} ${actionWords(action)}`)
      .join(", ");
  }

  const buttonWords = (plan, at) => {
    const actions = list(plan.actions).length;
    return `${at + 1}. ${actions > ACTIONS_MAX ? count(actions, "action") : planWords(plan)}`;
  };

  function titleOf({ problem, conflicts, sequence }) {
    const aircraft = list(problem?.aircraft).length;
    if (list(sequence).length > 0) return `The order of ${aircraft} aircraft`;
    const found = conflictsOf(conflicts).length;
    const met = found === 0 ? "no conflict" : count(found, "conflict");
    return `${count(aircraft, "aircraft")}, ${met}`;
  }

  /** The plan view, with a choice of the plan that is drawn into it. */
  function planView(output) {
    const plans = list(output.ranking).slice(0, PLANS_MAX);
    const view = element("div", { class: "plan-view" });
    const buttons = plans.map((plan, at) => {
      const button = element("button", { type: "button" }, buttonWords(plan, at));
      button.addEventListener("click", () => choose(at));
      return button;
    });
    function choose(at) {
      for (const [other, button] of buttons.entries())
        button.setAttribute("aria-pressed", String(other === at));
      view.replaceChildren(...trafficMap.elements(output, plans[at]));
    }
    const best = plans.findIndex(({ rank }) => rank === output.plan?.rank);
    choose(Math.max(0, best));
    if (view.childElementCount === 0) return [];
    const group = { class: "choice", role: "group", "aria-label": "Plan that is drawn" };
    return buttons.length > 1 ? [view, element("div", group, ...buttons)] : [view];
  }

  function pairTable(caption, pairs) {
    const rows = pairs.map(
      ({ pair, t_los_in_s, t_los_out_s, t_cpa_s, d_cpa_nm, vsep_at_cpa_ft }, at) => [
        `${at + 1}. ${pair.join(" / ")}`,
        clock(t_los_in_s),
        clock(t_los_out_s),
        clock(t_cpa_s),
        figure(d_cpa_nm, "nm", 2),
        figure(vsep_at_cpa_ft, "ft"),
      ],
    );
    const columns = ["Pair", "Lost at", "Back at", "Closest at", "Distance", "Height between"];
    return table(caption, columns, rows);
  }

  function pairElements(pairs) {
    const conflicts = conflictsOf(pairs);
    const near = list(pairs)
      .filter(({ conflict, pair }) => !conflict && Array.isArray(pair))
      .slice(0, NEAR_MAX);
    return [
      ...trafficTimes.conflictElements(conflicts),
      ...(conflicts.length > 0
        ? [pairTable("Conflicts, in minutes and seconds from now", conflicts)]
        : []),
      ...(near.length > 0
        ? [folded("The closest pairs without a conflict", pairTable("Pairs", near))]
        : []),
    ];
  }

  function planTable(ranking, costUnit) {
    const rows = ranking.map((plan) => [
      `${figure(plan.rank)}. ${planWords(plan)}`,
      plan.clear ? "yes" : "no",
      figure(plan.min_separation_nm, "nm", 2),
      figure(plan.cost, costUnit, 1),
      clock(plan.latest_start_s),
    ]);
    return table("Plans", ["Plan", "Clear", "Least distance", "Cost", "At the latest"], rows);
  }

  function aircraftTable(aircraft) {
    const rows = aircraft.map((one) => [
      name(one.id),
      Number.isFinite(one.alt_ft) ? levelWords(one.alt_ft) : "–",
      figure(one.gs_kt, "kt"),
      agentAnswer.degrees(one.track_deg),
      figure(one.vs_fpm, "fpm"),
      Number.isFinite(one.x_nm)
        ? `${figure(one.x_nm, "", 1)} E, ${figure(one.y_nm, "nm", 1)} N`
        : Number.isFinite(one.lat)
          ? `${figure(one.lat, "", 3)}, ${figure(one.lon, "", 3)}`
          : figure(one.distance_nm, "nm to the fix", 1),
    ]);
    const columns = ["Aircraft", "Level", "Ground speed", "Track", "Climb", "Place"];
    const made = table("Aircraft", columns, rows);
    return rows.length > OPEN_ROWS_MAX ? folded(`All aircraft (${rows.length})`, made) : made;
  }

  function crossingTable(crossings) {
    const rows = crossings.map(({ id, at_s, gs_kt, delay_s, hold_s, gap_s, gap_nm }, at) => [
      `${at + 1}. ${name(id)}`,
      clock(at_s),
      figure(gs_kt, "kt"),
      clock(delay_s),
      clock(hold_s),
      clock(gap_s),
      figure(gap_nm, "nm", 1),
    ]);
    const columns = ["Aircraft", "Time", "Speed", "Delay", "Hold", "Gap", "Gap in nm"];
    return table("Over the fix", columns, rows);
  }

  function stepTable(steps) {
    const rows = steps.map(({ at_s, aircraft, what }) => [name(aircraft), clock(at_s), name(what)]);
    return table("Steps", ["Aircraft", "At", "What"], rows);
  }

  function bandTable({ aircraft, heading_deg, gs_kt, level_ft }) {
    function free(bands, unit) {
      const texts = list(bands)
        .filter(({ conflict_free }) => conflict_free)
        .map(({ from, to }) => (from === to ? "" : `${figure(from)} to `) + figure(to, unit));
      return texts.length > 0 ? texts.join(", ") : "none";
    }
    const rows = [
      ["Heading", free(heading_deg, "°")],
      ["Speed", free(gs_kt, "kt")],
      ["Level", free(level_ft, "ft")],
    ];
    return table(`What keeps ${name(aircraft)} clear`, ["Kind", "Free of conflicts"], rows);
  }

  function partsOf(output) {
    const { problem, plan, bands } = output;
    const [aircraft, ranking, crossings, steps] = [
      problem?.aircraft,
      output.ranking,
      output.sequence,
      plan?.steps,
    ].map(list);
    return [
      ...planView(output),
      ...trafficTimes.crossingElements(crossings),
      ...(crossings.length > 0 ? [crossingTable(crossings)] : []),
      ...pairElements(output.conflicts),
      ...(ranking.length > 0 ? [planTable(ranking, crossings.length > 0 ? "s" : "nm")] : []),
      ...(steps.length > 0 ? [folded(`Steps with times (${steps.length})`, stepTable(steps))] : []),
      ...list([bands]).map(bandTable),
      ...agentAnswer.issueElements(output.issues),
      ...(aircraft.length > 0 ? [aircraftTable(aircraft)] : []),
    ];
  }

  agentAnswer.show({ titleOf, partsOf, checkNames: CHECK_NAMES });
})();
