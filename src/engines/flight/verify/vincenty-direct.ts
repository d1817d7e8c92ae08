const EQUATORIAL_M = 6_378_137;
const FLATTENING = 1 / 298.257223563;
const POLAR_M = EQUATORIAL_M * (1 - FLATTENING);
const RADIANS = Math.PI / 180;
const ITERATIONS_MAX = 100;
/** Each brings the track some 300 times closer. */
const TRACK_STEPS = 5;

export interface Spot {
  readonly lat: number;
  readonly lon: number;
}

/**
 * Where one ends up who flies a geodesic from a place, by Vincenty's direct formula (Survey Review 23, 1975), to some
 * tenths of a millimetre. It shares nothing with the solver, whose geodesics are Karney's.
 */
export function vincentyDirect(from: Spot, trackDeg: number, metres: number): Spot {
  const [sinTrack, cosTrack] = [Math.sin(trackDeg * RADIANS), Math.cos(trackDeg * RADIANS)];
  const reduced = Math.atan2(
    (1 - FLATTENING) * Math.sin(from.lat * RADIANS),
    Math.cos(from.lat * RADIANS),
  );
  const [sinU, cosU] = [Math.sin(reduced), Math.cos(reduced)];
  const start = Math.atan2(sinU, cosU * cosTrack);
  const sinAlpha = cosU * sinTrack;
  const cosSquared = 1 - sinAlpha * sinAlpha;
  const uSquared = cosSquared * ((EQUATORIAL_M / POLAR_M) ** 2 - 1);
  const a = 1 + (uSquared / 16384) * (4096 + uSquared * (-768 + uSquared * (320 - 175 * uSquared)));
  const b = (uSquared / 1024) * (256 + uSquared * (-128 + uSquared * (74 - 47 * uSquared)));
  let sigma = metres / (POLAR_M * a);
  for (let step = 0; step < ITERATIONS_MAX; step += 1) {
    const next = metres / (POLAR_M * a) + arcCorrection(b, sigma, 2 * start + sigma);
    const change = Math.abs(next - sigma);
    sigma = next;
    if (change < 1e-13) break;
  }
  const [sinS, cosS] = [Math.sin(sigma), Math.cos(sigma)];
  const across = sinU * sinS - cosU * cosS * cosTrack;
  const lat = Math.atan2(
    sinU * cosS + cosU * sinS * cosTrack,
    (1 - FLATTENING) * Math.hypot(sinAlpha, across),
  );
  const onSphere = Math.atan2(sinS * sinTrack, cosU * cosS - sinU * sinS * cosTrack);
  const c = (FLATTENING / 16) * cosSquared * (4 + FLATTENING * (4 - 3 * cosSquared));
  const middle = Math.cos(2 * start + sigma);
  const series = sigma + c * sinS * (middle + c * cosS * (2 * middle * middle - 1));
  const turn = onSphere - (1 - c) * FLATTENING * sinAlpha * series;
  return { lat: lat / RADIANS, lon: from.lon + turn / RADIANS };
}

/** The track at the start of a geodesic that is not nearly antipodal, of which the length in metres is known. */
export function startTrack(from: Spot, to: Spot, metres: number): number {
  let track = bearing(from, to);
  for (let step = 0; step < TRACK_STEPS; step += 1) {
    const miss = bearing(from, to) - bearing(from, vincentyDirect(from, track, metres));
    track += ((miss + 540) % 360) - 180;
  }
  return track;
}

/** On the sphere; it serves to compare places that lie beside each other. */
function bearing(from: Spot, to: Spot): number {
  const turn = (to.lon - from.lon) * RADIANS;
  const [start, end] = [from.lat * RADIANS, to.lat * RADIANS];
  const east = Math.sin(turn) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn);
  return Math.atan2(east, north) / RADIANS;
}

function arcCorrection(b: number, sigma: number, twiceMiddle: number): number {
  const [sine, cosine, middle] = [Math.sin(sigma), Math.cos(sigma), Math.cos(twiceMiddle)];
  const outer = cosine * (2 * middle * middle - 1);
  const inner = (b / 6) * middle * (4 * sine * sine - 3) * (4 * middle * middle - 3);
  return b * sine * (middle + (b / 4) * (outer - inner));
}
