(() => {
  const { list, figure, hours, degrees, facts, table, folded, words } = agentAnswer;
  const { svg } = drawing;
  const CHECK_NAMES = {
    route: "There is no route",
    fuel_known: "The fuel is not known",
    fuel_in_tanks: "Fuel in the tanks",
    take_off_mass: "Take-off mass",
    endurance: "Time in the air against the endurance",
    legs_not_flyable_in_wind: "Legs that the wind does not let be flown",
    track_points_in_closed_areas: "Points of the route in closed areas",
    closed_waypoints_flown: "Closed waypoints on the route",
    etops_minutes_to_nearest_airport: "Minutes from an airport on one engine",
  };
  const FUELS = [
    ["trip", "Trip"],
    ["contingency", "Contingency"],
    ["alternate", "Alternate"],
    ["final_reserve", "Final reserve"],
  ];
  const LEG_COLUMNS = ["Leg", "Track", "nm", "Heading", "Ground kt", "Time", "Fuel kg"];
  const BAR_PX = 26;

  const name = (value) => String(value ?? "?");

  /** A time to the minute, with its day where that is known. */
  function timeWords(text) {
    const [, day, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(text) ?? [];
    return day ? `${day} ${minute}` : String(text);
  }

  function titleOf({ plan, problem }) {
    const legs = list(plan?.legs);
    if (legs.length > 0) return `${name(legs[0].from)} → ${name(legs.at(-1).to)}`;
    const placeOf = (place) =>
      typeof place === "string"
        ? place
        : `${figure(place?.lat, "", 2)}, ${figure(place?.lon, "", 2)}`;
    const { origin, destination } = problem ?? {};
    return origin && destination
      ? `${placeOf(origin)} → ${placeOf(destination)}: no route`
      : "No flight plan";
  }

  function distanceWords(nm, total) {
    if (!Number.isFinite(nm)) return undefined;
    return `${figure(nm, "nm")} from the start${nm > total ? ", past the destination" : ""}`;
  }

  function factsOf({ total, fuel, times, etp_nm: etp, pnr_nm: pnr }) {
    const { distance_nm, time_h } = total ?? {};
    const days = times?.arrival_day > 0 ? ` (${times.arrival_day} d later)` : "";
    return facts(
      [
        ["Distance", figure(distance_nm, "nm", 1)],
        ["Time", hours(time_h)],
        ["Fuel needed", fuel ? figure(fuel.total, "kg") : undefined],
        ["Departure, UTC", times ? timeWords(times.departure_utc) : undefined],
        ["Arrival, UTC", times ? `${timeWords(times.arrival_utc)}${days}` : undefined],
        ["Equal time (ETP)", distanceWords(etp, distance_nm)],
        ["No return (PNR)", distanceWords(pnr, distance_nm)],
      ].filter(([, value]) => value !== undefined),
    );
  }

  /** The limit of the tanks, behind the figures that stand in its way. */
  function tankMarks(tankKg, x, height, width) {
    const words = `tanks ${figure(tankKg, "kg")}`;
    const ends = [
      [x(tankKg), 18],
      [x(tankKg), height],
    ];
    const anchor = x(tankKg) > width / 2 ? "end" : "start";
    return [
      drawing.line(ends, { class: "limit" }),
      svg("text", { x: x(tankKg), y: 12, "text-anchor": anchor }, words),
    ];
  }

  /** Each part of the fuel after those before it, with the tanks as a line. */
  function fuelBars(fuel, tankKg) {
    const parts = FUELS.filter(([key]) => Number.isFinite(fuel[key]));
    const hasTank = Number.isFinite(tankKg);
    const isOver = hasTank && fuel.total > tankKg;
    const each = parts.map(([key, title]) => `${title} ${figure(fuel[key], "kg")}`).join(", ");
    const tank = hasTank ? `; the tanks hold ${figure(tankKg, "kg")}` : "";
    const description = `${each}, in all ${figure(fuel.total, "kg")}${tank}.`;
    function draw(width) {
      const [left, right] = [96, 80];
      const most = Math.max(fuel.total ?? 0, hasTank ? tankKg : 0) || 1;
      const x = (kg) => left + ((width - left - right) * kg) / most;
      const rows = [...parts.map(([key, title]) => [title, fuel[key]]), ["In all", fuel.total]];
      const height = 24 + rows.length * BAR_PX;
      const [bars, words] = [[], []];
      let before = 0;
      for (const [row, [title, kg]] of rows.entries()) {
        const [y, isSum] = [24 + row * BAR_PX, row === rows.length - 1];
        const [from, to] = isSum ? [0, kg] : [before, before + kg];
        before = to;
        const kind = isSum ? (isOver ? "bar over" : "bar sum") : "bar";
        const box = { x: x(from), y, width: Math.max(1, x(to) - x(from)), height: 17, class: kind };
        bars.push(svg("rect", box));
        words.push(
          svg("text", { x: 0, y: y + 13 }, title),
          svg("text", { x: x(to) + 6, y: y + 13 }, figure(kg, "kg")),
        );
      }
      const limit = hasTank ? tankMarks(tankKg, x, height - 6, width) : [];
      return { height, marks: [...bars, ...limit, ...words] };
    }
    return drawing.picture({ title: "Fuel", description, draw });
  }

  function legTable(legs) {
    const rows = legs.map((leg) => [
      `${name(leg.from)} → ${name(leg.to)}`,
      degrees(leg.track_deg),
      figure(leg.distance_nm, "", 1),
      degrees(leg.heading_deg),
      figure(leg.ground_speed_kt),
      hours(leg.time_h),
      figure(leg.fuel_kg),
    ]);
    return table("Legs", LEG_COLUMNS, rows);
  }

  function fuelTable(fuel) {
    const rows = [...FUELS, ["total", "In all"]].map(([key, title]) => [
      title,
      figure(fuel[key], "kg"),
    ]);
    return folded("Fuel as a table", table("Fuel", ["Part", "Amount"], rows));
  }

  function routeTable(ranking) {
    const rows = ranking.map(({ rank, feasible, waypoints = [], distance_nm, time_h, fuel_kg }) => [
      `${figure(rank)}. ${waypoints.length > 8 ? `${waypoints.length} points` : waypoints.join(" ")}`,
      feasible ? "yes" : "no",
      figure(distance_nm, "nm", 1),
      hours(time_h),
      figure(fuel_kg, "kg"),
    ]);
    return table("Routes", ["Route", "Keeps all limits", "Distance", "Time", "Fuel"], rows);
  }

  function alternateTable(alternates) {
    const rows = alternates.map(({ id, track_deg, distance_nm, time_h, fuel_kg }) => [
      name(id),
      degrees(track_deg),
      figure(distance_nm, "nm", 1),
      hours(time_h),
      figure(fuel_kg, "kg"),
    ]);
    return table(
      "Alternates, from the destination",
      ["Airport", "Track", "Distance", "Time", "Fuel"],
      rows,
    );
  }

  function stepTable(steps) {
    const rows = steps.map(({ t_h, at_utc, what, where, from_start_nm, fuel_left_kg }) => [
      `${words(what)}, ${name(where)}`,
      hours(t_h),
      at_utc ? timeWords(at_utc) : "–",
      figure(from_start_nm, "", 1),
      figure(fuel_left_kg),
    ]);
    return table("Steps", ["Step", "After", "UTC", "nm", "Fuel left, kg"], rows);
  }

  function partsOf(output) {
    const { plan, ranking, alternates, issues } = output;
    if (!plan) return agentAnswer.issueElements(issues);
    const tank = output.aircraft?.max_fuel_kg ?? output.problem?.aircraft?.max_fuel_kg;
    const [legs, steps, routes] = [plan.legs, plan.steps, ranking].map(list);
    return [
      ...flightMap.elements(output, `The route ${titleOf(output)}`),
      factsOf(plan),
      ...(Number.isFinite(plan.fuel?.total)
        ? [fuelBars(plan.fuel, tank), fuelTable(plan.fuel)]
        : []),
      ...agentAnswer.issueElements(issues),
      legTable(legs),
      ...(steps.length > 0 ? [folded(`Steps with times (${steps.length})`, stepTable(steps))] : []),
      ...(routes.length > 1 ? [routeTable(routes)] : []),
      ...(list(alternates).length > 0 ? [alternateTable(list(alternates))] : []),
    ];
  }

  agentAnswer.show({ titleOf, partsOf, checkNames: CHECK_NAMES });
})();
