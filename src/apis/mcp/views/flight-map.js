// The route of a flight on the map about its middle, with alternates, turning points, closed areas and stretches
// that are too far from an airport.
globalThis.flightMap = (() => {
  const { svg, line } = drawing;
  const { list } = agentAnswer;
  const { routeOf, otherRoutes, pathBetween, partOf, outlineOf, closedAreas, alternatesOf } =
    flightRoute;
  /** Points that only cut a leg have names of the planner's own. */
  const CUT = /^P\d+$/;
  /** Waypoints of longer routes have no names on the map, and those of the longest no marks. */
  const NAMED_MAX = 40;
  const MARKED_MAX = 200;

  const SHAPES = {
    end: ([x, y]) => svg("circle", { cx: x, cy: y, r: 5, class: "route-end" }),
    waypoint: ([x, y]) => svg("circle", { cx: x, cy: y, r: 2.5, class: "waypoint" }),
    alternate: ([x, y]) =>
      svg("rect", { x: x - 4, y: y - 4, width: 8, height: 8, class: "alternate" }),
    turning: ([x, y]) =>
      line(
        [
          [x, y - 7],
          [x + 6, y],
          [x, y + 7],
          [x - 6, y],
        ],
        { class: "turning" },
        true,
      ),
    furthest: ([x, y]) =>
      svg(
        "g",
        { class: "furthest" },
        line([
          [x - 5, y - 5],
          [x + 5, y + 5],
        ]),
        line([
          [x - 5, y + 5],
          [x + 5, y - 5],
        ]),
      ),
  };

  /** The named places of a picture in the order in which their labels take room. */
  function spotsOf(output, route) {
    const { plan } = output;
    const spots = [
      { ...route.places[0], shape: "end" },
      { ...route.places.at(-1), shape: "end" },
    ];
    for (const [name, nm] of [
      ["ETP", plan.etp_nm],
      ["PNR", plan.pnr_nm],
    ]) {
      if (!Number.isFinite(nm) || nm < 0 || nm > route.total) continue;
      const id = `${name} ${Math.round(nm)} nm`;
      spots.push({ ...route.placeAfter(nm), id, shape: "turning" });
    }
    const { furthest } = plan.etops ?? {};
    if (globe.isPlace(furthest)) {
      const id = `${Math.ceil(furthest.time_min)} min from ${drawing.shortName(furthest.airport)}`;
      spots.push({ ...furthest, id, shape: "furthest" });
    }
    const alternates = alternatesOf(output, route);
    spots.push(...alternates.map((place) => ({ ...place, shape: "alternate" })));
    const waypoints = route.places.slice(1, -1);
    const marked = waypoints.length > MARKED_MAX ? [] : waypoints;
    const isNamed = ({ id }) => waypoints.length <= NAMED_MAX && !CUT.test(id);
    spots.push(
      ...marked.map((place) => ({
        ...place,
        id: isNamed(place) ? place.id : undefined,
        shape: "waypoint",
      })),
    );
    return spots;
  }

  function drawMap(output, route, width) {
    const map = globe.mapAbout(
      route.isPlaced ? route.placeAfter(route.total / 2) : route.places[0],
    );
    const spots = spotsOf(output, route);
    const areas = closedAreas(output.problem).map(outlineOf);
    const path = route.stretches.flatMap(pathBetween);
    const others = otherRoutes(output).map(({ stretches }) => stretches.flatMap(pathBetween));
    const points = [...path, ...spots, ...areas.flat(), ...others.flat()].map(map.project);
    const heightMax = Math.max(240, Math.min(460, width * 0.7));
    const frame = plane.fit(points, { width, heightMin: 200, heightMax, margin: 48 });
    const labels = drawing.labels(width, frame.height);
    const scaleBar = plane.scaleBar(frame, labels);
    const at = (place) => frame.at(map.project(place));
    const runs = (places) => graticule.runsOf(places, map, frame);
    for (const spot of spots) labels.block(...at(spot), 6);
    for (const run of runs(path)) labels.blockLine(run);
    const names = spots
      .filter(({ id }) => id !== undefined)
      .map(({ id, shape, ...place }) =>
        labels.place(...at(place), [drawing.shortName(id, 24)], { isStrong: shape === "end" }),
      );
    const gaps = list(output.plan.etops?.gaps).map(({ from_nm, to_nm }) =>
      partOf(route, from_nm, to_nm),
    );
    const marks = [
      ...(route.isPlaced ? graticule.draw(map, frame, labels) : []),
      ...areas.map((corners) => line(corners.map(at), { class: "closed" }, true)),
      ...others.flatMap(runs).map((run) => line(run, { class: "other-route" })),
      ...gaps.flatMap(runs).map((run) => line(run, { class: "gap" })),
      ...runs(path).map((run) => line(run, { class: "route" })),
      ...spots.map((spot) => SHAPES[spot.shape](at(spot))).reverse(),
      ...names.filter(Boolean),
      scaleBar,
    ];
    return { height: frame.height, marks };
  }

  /** What the shapes of this map stand for. */
  function legendOf(output, route) {
    const shapes = new Set(spotsOf(output, route).map(({ shape }) => shape));
    const across = (className) =>
      line(
        [
          [2, 7],
          [26, 7],
        ],
        { class: className },
      );
    return drawing.legend([
      [across("route"), "route, by great circles"],
      ...(otherRoutes(output).length > 0 ? [[across("other-route"), "another route"]] : []),
      ...(shapes.has("alternate") ? [[SHAPES.alternate([14, 7]), "alternate"]] : []),
      ...(shapes.has("turning")
        ? [[SHAPES.turning([14, 7]), "point of equal time (ETP) or of no return (PNR)"]]
        : []),
      ...(shapes.has("furthest")
        ? [[SHAPES.furthest([14, 7]), "furthest from an airport on one engine"]]
        : []),
      ...(list(output.plan.etops?.gaps).length > 0
        ? [[across("gap"), "beyond the ETOPS time"]]
        : []),
      ...(closedAreas(output.problem).length > 0
        ? [[svg("rect", { x: 3, y: 2, width: 22, height: 10, class: "closed" }), "closed area"]]
        : []),
    ]);
  }

  /** The map with its legend; nothing for a plan without a way. */
  function elements(output, title) {
    const route = routeOf(output.plan);
    if (route === undefined) return [];
    const description = `${Math.round(route.total)} nautical miles in ${route.stretches.length} legs. The tables below say the same.`;
    const draw = (width) => drawMap(output, route, width);
    return [
      drawing.picture({ title, description, draw, isFramed: true }),
      legendOf(output, route),
      ...(route.isPlaced
        ? []
        : [host.element("p", { class: "note" }, "No places were given: north is up.")]),
    ];
  }

  return { elements };
})();
