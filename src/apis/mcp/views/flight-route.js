// The ways of a flight as places: its legs, closed areas, alternates and other routes.
globalThis.flightRoute = (() => {
  const { list } = agentAnswer;
  const STEP_NM = 60;
  const PIECES_MAX = 200;
  /** The route as places, its legs, and where it is after so many miles. */
  function routeOf(plan) {
    const legs = list(plan?.legs);
    let places = list(plan?.waypoints).filter(globe.isPlace);
    const isPlaced = places.length > 1;
    if (!isPlaced) {
      const { track_deg: track, distance_nm: nm } = legs[0] ?? {};
      if (!Number.isFinite(track) || !Number.isFinite(nm)) return undefined;
      const start = { id: "Start", lat: 0, lon: 0 };
      places = [start, { id: "End", ...globe.destination(start, track, nm) }];
    }
    const stretches = places.slice(1).map((to, at) => {
      const from = places[at];
      const { distance_nm: nm, track_deg: track } = legs[at] ?? {};
      return { from, to, track, nm: Number.isFinite(nm) ? nm : globe.distance(from, to) };
    });
    const total = stretches.reduce((sum, { nm }) => sum + nm, 0);
    function placeAfter(nm) {
      let left = nm;
      for (const stretch of stretches) {
        if (left <= stretch.nm) return shareOf(stretch, stretch.nm === 0 ? 0 : left / stretch.nm);
        left -= stretch.nm;
      }
      return places.at(-1);
    }
    return { places, stretches, total, placeAfter, isPlaced };
  }

  const shareOf = ({ from, to, track }, share) => globe.between(from, to, share, track);

  function pathBetween(stretch) {
    const pieces = Math.min(PIECES_MAX, Math.max(2, Math.ceil(stretch.nm / STEP_NM)));
    return Array.from({ length: pieces + 1 }, (_, at) => shareOf(stretch, at / pieces));
  }

  /** A part of the route between two distances from its start. */
  function partOf(route, fromNm, toNm) {
    const pieces = Math.min(PIECES_MAX, Math.max(2, Math.ceil((toNm - fromNm) / STEP_NM)));
    return Array.from({ length: pieces + 1 }, (_, at) =>
      route.placeAfter(fromNm + ((toNm - fromNm) * at) / pieces),
    );
  }

  /** The sides of a closed area: great circles, or parallels between corners of one latitude. */
  function outlineOf(corners) {
    return corners.flatMap((from, at) => {
      const to = corners[(at + 1) % corners.length];
      const turn = to.lon - from.lon - 360 * Math.round((to.lon - from.lon) / 360);
      return Array.from({ length: 24 }, (_, piece) =>
        from.lat === to.lat
          ? { lat: from.lat, lon: from.lon + (turn * piece) / 24 }
          : globe.between(from, to, piece / 24),
      );
    });
  }

  const closedAreas = ({ closed } = {}) =>
    list(closed)
      .filter(({ polygon }) => Array.isArray(polygon))
      .map(({ polygon }) => polygon.map(([lat, lon] = []) => ({ lat, lon })))
      .filter((corners) => corners.length > 2 && corners.every(globe.isPlace));

  /** Alternates have no coordinates in an answer, but a way from the destination. */
  const alternatesOf = ({ alternates }, { places, isPlaced }) =>
    list(alternates)
      .filter(
        ({ track_deg, distance_nm }) =>
          isPlaced && Number.isFinite(track_deg) && Number.isFinite(distance_nm),
      )
      .map(({ id, track_deg, distance_nm }) => ({
        id,
        ...globe.destination(places.at(-1), track_deg, distance_nm),
      }));

  /** Other routes that the answer has the places of. */
  const otherRoutes = ({ alternatives }) =>
    list(alternatives)
      .map((plan) => routeOf({ ...plan, legs: list(plan.legs) }))
      .filter((route) => route?.isPlaced);

  return { routeOf, otherRoutes, pathBetween, partOf, outlineOf, closedAreas, alternatesOf };
})();
