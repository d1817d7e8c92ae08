// Where aircraft of a picture are in a plane, now and later. Turns and changes of speed are made at once.
globalThis.trafficMotion = (() => {
  const { list } = agentAnswer;
  const RADIANS = Math.PI / 180;

  const inPlane = ({ x_nm, y_nm } = {}) => Number.isFinite(x_nm) && Number.isFinite(y_nm);

  /** Makes of a place its nautical miles to the east and the north, and by how much north leans there. */
  function planeOf(places) {
    if (places.some(inPlane)) return ({ x_nm, y_nm }) => ({ at: [x_nm, y_nm], turn: 0 });
    const map = globe.mapAbout(globe.middleOf(places.filter(globe.isPlace)));
    return (place) => {
      const at = map.project(place);
      // A mile of the way to the north shows where the meridian runs to.
      const [x, y] = map.project(globe.destination(place, 0, 1));
      return { at, turn: Math.atan2(x - at[0], y - at[1]) / RADIANS };
    };
  }

  /** The aircraft that have a place, and the fix if it has one. Without a track, they fly to the fix. */
  function placed(problem) {
    const isPlaced = (place) => inPlane(place) || globe.isPlace(place);
    const aircraft = list(problem?.aircraft).filter(
      (one) => isPlaced(one) && Number.isFinite(one.gs_kt),
    );
    if (aircraft.length === 0) return { aircraft: [], fix: undefined };
    const toPlane = planeOf(aircraft);
    const fix = isPlaced(problem.fix) ? { ...problem.fix, ...toPlane(problem.fix) } : undefined;
    const flown = aircraft.map((one) => ({ ...one, ...toPlane(one) }));
    const tracked = flown.map((one) => {
      if (Number.isFinite(one.track_deg) || !fix) return one;
      const [east, north] = [fix.at[0] - one.at[0], fix.at[1] - one.at[1]];
      return { ...one, turn: 0, track_deg: Math.atan2(east, north) / RADIANS };
    });
    return { aircraft: tracked.filter(({ track_deg }) => Number.isFinite(track_deg)), fix };
  }

  /** The points at which an aircraft turns until a time, from now, and where it is then. */
  function pathOf(one, seconds, told = []) {
    const due = [...list(one.intent), ...told]
      .filter(({ at_s, value }) => Number.isFinite(at_s) && Number.isFinite(value))
      .sort((first, second) => first.at_s - second.at_s);
    let [now, [x, y], track, speed] = [0, one.at, one.track_deg, one.gs_kt];
    const points = [[x, y]];
    function fly(until) {
      const nm = (speed * (until - now)) / 3600;
      x += nm * Math.sin((track + one.turn) * RADIANS);
      y += nm * Math.cos((track + one.turn) * RADIANS);
      now = until;
      points.push([x, y]);
    }
    for (const { kind, value, at_s } of due) {
      if (at_s >= seconds) break;
      if (kind !== "heading" && kind !== "speed") continue;
      if (at_s > now) fly(at_s);
      if (kind === "heading") track = value;
      else speed = value;
    }
    fly(seconds);
    return points;
  }

  return { placed, pathOf };
})();
