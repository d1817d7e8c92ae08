/** Written with vectors, since the solver's plane is written with angles: neither can repeat a fault of the other. */
type Vector = readonly [number, number, number];

const NM_PER_RADIAN = 10_800 / Math.PI;
const RADIANS = Math.PI / 180;
/** How far an aircraft is moved to see where its track points. */
const AHEAD = 1e-5;

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Where a point with a true track lies in the azimuthal equidistant plane around the centre of all points. */
export function equidistantPlane(
  points: readonly Point[],
): (point: Point, track_deg: number) => { x: number; y: number; track_deg: number } {
  const vectors = points.map(upOf);
  const total = vectors.reduce(([a, b, c], [x, y, z]) => [a + x, b + y, c + z] as const);
  const up = unit(total);
  const east = unit([-up[1], up[0], 0]);
  const north = cross(up, east);
  const flat = (at: Vector): readonly [number, number] => {
    const [x, y] = [dot(at, east), dot(at, north)];
    const sine = Math.hypot(x, y);
    const scale =
      sine === 0 ? NM_PER_RADIAN : (NM_PER_RADIAN * Math.atan2(sine, dot(at, up))) / sine;
    return [x * scale, y * scale];
  };
  return (point, track_deg) => {
    const here = upOf(point);
    const right = unit([-here[1], here[0], 0]);
    const forward = cross(here, right);
    const [sine, cosine] = [Math.sin(track_deg * RADIANS), Math.cos(track_deg * RADIANS)];
    const side = (axis: 0 | 1 | 2) => right[axis] * sine + forward[axis] * cosine;
    const moved = (by: number) =>
      flat(unit([here[0] + by * side(0), here[1] + by * side(1), here[2] + by * side(2)]));
    const [[x, y], [ahead, above], [behind, below]] = [flat(here), moved(AHEAD), moved(-AHEAD)];
    return { x, y, track_deg: Math.atan2(ahead - behind, above - below) / RADIANS };
  };
}

function upOf({ lat, lon }: Point): Vector {
  const around = Math.cos(lat * RADIANS);
  return [
    around * Math.cos(lon * RADIANS),
    around * Math.sin(lon * RADIANS),
    Math.sin(lat * RADIANS),
  ];
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector);
  return length === 0 ? [1, 0, 0] : [vector[0] / length, vector[1] / length, vector[2] / length];
}
