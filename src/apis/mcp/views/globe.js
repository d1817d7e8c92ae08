// Places on a sphere on which a minute of arc is a nautical mile, as { lat, lon } in degrees, and the azimuthal
// equidistant map about one of them: the date line and the poles are places like others on it.
globalThis.globe = (() => {
  const RADIANS = Math.PI / 180;
  const NM_PER_RADIAN = 10_800 / Math.PI;
  /** Nearly opposite places have no great circle of their own. */
  const OPPOSITE_COSINE = -0.999_99;

  const dot = (one, other) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

  function vector({ lat, lon }) {
    const across = Math.cos(lat * RADIANS);
    return [
      across * Math.cos(lon * RADIANS),
      across * Math.sin(lon * RADIANS),
      Math.sin(lat * RADIANS),
    ];
  }

  function placeOf([x, y, z]) {
    return { lat: Math.atan2(z, Math.hypot(x, y)) / RADIANS, lon: Math.atan2(y, x) / RADIANS };
  }

  const isPlace = (place) =>
    Number.isFinite(place?.lat) && Number.isFinite(place?.lon) && Math.abs(place.lat) <= 90;

  function distance(from, to) {
    return Math.acos(Math.max(-1, Math.min(1, dot(vector(from), vector(to))))) * NM_PER_RADIAN;
  }

  /** The middle of places; the first one where they have none. */
  function middleOf(places) {
    const sum = [0, 0, 0];
    for (const place of places)
      vector(place).forEach((part, axis) => {
        sum[axis] += part;
      });
    return Math.hypot(...sum) < 1e-6 * places.length ? places[0] : placeOf(sum);
  }

  /** Where a great circle that starts on a true track leads to; at a pole, by the meridian of `from`. */
  function destination(from, trackDeg, nm) {
    const [angle, track] = [nm / NM_PER_RADIAN, trackDeg * RADIANS];
    const [lat, lon] = [from.lat * RADIANS, from.lon * RADIANS];
    const north = [-Math.sin(lat) * Math.cos(lon), -Math.sin(lat) * Math.sin(lon), Math.cos(lat)];
    const east = [-Math.sin(lon), Math.cos(lon), 0];
    const ahead = north.map((part, axis) => part * Math.cos(track) + east[axis] * Math.sin(track));
    const start = vector(from);
    return placeOf(
      start.map((part, axis) => part * Math.cos(angle) + ahead[axis] * Math.sin(angle)),
    );
  }

  /** The place at a share of the great circle between two places; `trackDeg` is for those that are opposite. */
  function between(from, to, share, trackDeg = 0) {
    const [one, other] = [vector(from), vector(to)];
    const cosine = dot(one, other);
    const angle = Math.acos(Math.max(-1, Math.min(1, cosine)));
    if (angle < 1e-9) return from;
    if (cosine < OPPOSITE_COSINE) return destination(from, trackDeg, share * angle * NM_PER_RADIAN);
    const [a, b] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
    return placeOf(one.map((part, axis) => a * part + b * other[axis]));
  }

  /** The map about a place: nautical miles to the east and to the north of it. */
  function mapAbout(centre) {
    const { lat, lon } = centre;
    const [sin, cos] = [Math.sin(lat * RADIANS), Math.cos(lat * RADIANS)];
    function project(place) {
      const [up, turn] = [place.lat * RADIANS, (place.lon - lon) * RADIANS];
      const east = Math.cos(up) * Math.sin(turn);
      const north = cos * Math.sin(up) - sin * Math.cos(up) * Math.cos(turn);
      const reach = Math.atan2(
        Math.hypot(east, north),
        sin * Math.sin(up) + cos * Math.cos(up) * Math.cos(turn),
      );
      const length = Math.hypot(east, north);
      // The opposite of the centre lies all round; north is as good as any side.
      if (length < 1e-12) return [0, reach * NM_PER_RADIAN];
      const stretch = (reach * NM_PER_RADIAN) / length;
      return [east * stretch, north * stretch];
    }
    /** The place at a point of the map; undefined beyond the edge of the world. */
    function placeAt(x, y) {
      const nm = Math.hypot(x, y);
      if (nm > Math.PI * NM_PER_RADIAN) return undefined;
      return destination(centre, Math.atan2(x, y) / RADIANS, nm);
    }
    return { centre, project, placeAt };
  }

  return { isPlace, distance, middleOf, destination, between, mapAbout };
})();
