/** WGS84: equatorial radius in metres and flattening. */
const EQUATORIAL = 6378137;
const FLATTENING = 1 / 298.257223563;
const POLAR = EQUATORIAL * (1 - FLATTENING);
const SECOND_ECCENTRICITY_SQUARED = (FLATTENING * (2 - FLATTENING)) / (1 - FLATTENING) ** 2;
/** More than any pair takes: the bracket is halved at least each third step. */
const STEPS_MAX = 200;
/** Steps by the sphere, each of which is some 300 times closer, unless the points are nearly antipodal. */
const SPHERICAL_STEPS = 6;
/** In radians; what is left of it is made up for. */
const LONGITUDE_TOLERANCE = 1e-11;
/** Stands for the latitude of the equator, whose azimuth would not be told apart at 0. */
const TINY = 1e-150;

/**
 * The length in metres of the shortest path on the WGS84 ellipsoid, of points in degrees; to about 1e-7 m, nearly
 * antipodal points as well. The equations are Karney's (Algorithms for geodesics, 2013, section 4): the azimuth at
 * the point further from the equator is found by its longitude. Their integrals are taken by quadrature.
 */
export function geodesicMetres(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const longitude = longitudeBetween(lon1, lon2);
  const [further, nearer] = Math.abs(lat1) >= Math.abs(lat2) ? [lat1, lat2] : [lat2, lat1];
  const sign = further > 0 ? -1 : 1;
  const [south, other] = [reduced(further * sign), reduced(nearer * sign)];
  if (further === 0 && longitude <= (1 - FLATTENING) * Math.PI) return EQUATORIAL * longitude;
  const ends = {
    sin1: Math.min(Math.sin(south), -TINY),
    cos1: Math.abs(further) === 90 ? TINY : Math.cos(south),
    sin2: Math.sin(other),
    cos2: Math.abs(nearer) === 90 ? TINY : Math.cos(other),
  };
  const { azimuth, miss } = azimuthFor(ends, longitude);
  const { sin0, k2, sigma1, sigma2 } = arcOf(ends, azimuth);
  // By Clairaut's relation the length rises with the longitude by the radius times the sine at the equator.
  return Math.max(0, POLAR * lengthIntegral(sigma1, sigma2, k2) - EQUATORIAL * sin0 * miss);
}

/** What rounding may add to a distance, in metres. */
const ROUNDING = 1e-6;

/**
 * Less than the distance in metres of each pair of points in degrees, by up to 0.4 %. The ellipsoid is a sphere of
 * the polar radius that was stretched along the equator, which makes no path shorter; on it, latitudes are reduced.
 */
export function leastGeodesicMetres(
  latitudes: Float64Array,
  longitudes: Float64Array,
): (from: number, to: number) => number {
  const axes = [0, 1, 2].map(() => new Float64Array(latitudes.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const [xs, ys, zs] = axes;
  for (const [at, latitude] of latitudes.entries()) {
    const angle = reduced(latitude);
    const longitude = ((longitudes[at] as number) * Math.PI) / 180;
    xs[at] = Math.cos(angle) * Math.cos(longitude);
    ys[at] = Math.cos(angle) * Math.sin(longitude);
    zs[at] = Math.sin(angle);
  }
  return (from, to) => {
    const dx = (xs[from] as number) - (xs[to] as number);
    const dy = (ys[from] as number) - (ys[to] as number);
    const dz = (zs[from] as number) - (zs[to] as number);
    const chord = Math.min(2, Math.sqrt(dx * dx + dy * dy + dz * dz));
    return Math.max(0, POLAR * 2 * Math.asin(chord / 2) * (1 - 1e-9) - ROUNDING);
  };
}

interface Ends {
  readonly sin1: number;
  readonly cos1: number;
  readonly sin2: number;
  readonly cos2: number;
}

function longitudeBetween(lon1: number, lon2: number): number {
  const turn = Math.abs(lon1 - lon2) % 360;
  return (Math.min(turn, 360 - turn) * Math.PI) / 180;
}

const reduced = (latitude: number): number =>
  Math.atan((1 - FLATTENING) * Math.tan((latitude * Math.PI) / 180));

/**
 * The azimuth in [0, pi] whose geodesic has the longitude, which rises with it from 0 to pi; and by how much it is
 * missed.
 */
function azimuthFor(ends: Ends, longitude: number): { azimuth: number; miss: number } {
  if (longitude === 0) return { azimuth: 0, miss: 0 };
  if (longitude === Math.PI) return { azimuth: Math.PI, miss: 0 };
  let [low, high] = [0, Math.PI];
  let [lowMiss, highMiss] = [-longitude, Math.PI - longitude];
  let azimuth = sphericalAzimuth(ends, longitude);
  let miss = 0;
  let lastSide = 0;
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const { reached, shortened } = longitudeOf(ends, azimuth);
    miss = reached - longitude;
    if (Math.abs(miss) <= LONGITUDE_TOLERANCE) break;
    const side = Math.sign(miss);
    if (side < 0) {
      [low, lowMiss] = [azimuth, miss];
      if (lastSide < 0) highMiss /= 2;
    } else {
      [high, highMiss] = [azimuth, miss];
      if (lastSide > 0) lowMiss /= 2;
    }
    lastSide = side;
    let next = (low + high) / 2;
    if (step < SPHERICAL_STEPS) next = sphericalAzimuth(ends, longitude + shortened);
    // False position with the weights of the Illinois method; where it is slow, every third step halves.
    else if (step % 3 !== 2) next = high - (highMiss * (high - low)) / (highMiss - lowMiss);
    if (!(next > low && next < high)) next = (low + high) / 2;
    if (next === low || next === high) break;
    azimuth = next;
  }
  return { azimuth, miss };
}

function sphericalAzimuth({ sin1, cos1, sin2, cos2 }: Ends, longitude: number): number {
  const east = cos2 * Math.sin(longitude);
  return Math.atan2(east, cos1 * sin2 - sin1 * cos2 * Math.cos(longitude));
}

/** The longitude that a geodesic reaches, and what it is less than that on the sphere. */
function longitudeOf(ends: Ends, azimuth: number): { reached: number; shortened: number } {
  const { sin0, k2, sigma1, sigma2, omega } = arcOf(ends, azimuth);
  const shortened = FLATTENING * sin0 * longitudeIntegral(sigma1, sigma2, k2);
  return { reached: omega - shortened, shortened };
}

/** The great circle on the auxiliary sphere: arcs from its node to both ends, and the longitude on the sphere. */
function arcOf({ sin1, cos1, sin2 }: Ends, azimuth: number) {
  const [sinA, cosA] = [Math.sin(azimuth), Math.cos(azimuth)];
  const sin0 = sinA * cos1;
  const cos0 = Math.hypot(cosA, sinA * sin1);
  const adjacent1 = cosA * cos1;
  // Of squares of cosines that are nearly equal, the difference is taken by the smaller sines.
  const apart = (sin1 - sin2) * (sin1 + sin2);
  const adjacent2 = Math.sqrt(Math.max(0, adjacent1 * adjacent1 + apart));
  const omega1 = Math.atan2(sin0 * sin1, adjacent1);
  const omega2 = Math.atan2(sin0 * sin2, adjacent2);
  return {
    sin0,
    k2: SECOND_ECCENTRICITY_SQUARED * cos0 * cos0,
    sigma1: Math.atan2(sin1, adjacent1),
    sigma2: Math.atan2(sin2, adjacent2),
    omega: omega2 - omega1,
  };
}

/** Gauss-Legendre points and weights on [-1, 1], of which half are listed: exact to double precision here. */
const POINTS = Float64Array.of(
  0.09501250983763744,
  0.2816035507792589,
  0.4580167776572274,
  0.6178762444026438,
  0.755404408355003,
  0.8656312023878318,
  0.9445750230732326,
  0.9894009349916499,
);
const WEIGHTS = Float64Array.of(
  0.1894506104550685,
  0.1826034150449236,
  0.16915651939500254,
  0.14959598881657674,
  0.12462897125553388,
  0.09515851168249279,
  0.06225352393864789,
  0.027152459411754096,
);

/** The integral of sqrt(1 + k2 sin^2) from one arc to the other: a length in polar radii. */
function lengthIntegral(from: number, to: number, k2: number): number {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  let total = 0;
  for (let at = 0; at < POINTS.length; at += 1) {
    const offset = half * (POINTS[at] as number);
    const roots = rootAt(middle - offset, k2) + rootAt(middle + offset, k2);
    total += (WEIGHTS[at] as number) * roots;
  }
  return total * half;
}

/** The integral by which longitudes on the ellipsoid fall short of those on the sphere. */
function longitudeIntegral(from: number, to: number, k2: number): number {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  let total = 0;
  for (let at = 0; at < POINTS.length; at += 1) {
    const offset = half * (POINTS[at] as number);
    const before = 1 + (1 - FLATTENING) * rootAt(middle - offset, k2);
    const after = 1 + (1 - FLATTENING) * rootAt(middle + offset, k2);
    total += (WEIGHTS[at] as number) * (1 / before + 1 / after);
  }
  return total * half * (2 - FLATTENING);
}

function rootAt(arc: number, k2: number): number {
  const sine = Math.sin(arc);
  return Math.sqrt(1 + k2 * sine * sine);
}
