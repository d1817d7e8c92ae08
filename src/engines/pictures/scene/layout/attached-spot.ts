import type { SceneElement } from "../../../../content/drawings/drawing.js";
import type { RelationKind, Subject } from "../prompt/reading.js";

/** Where something attached is, in sizes of what it is attached to; y goes down from its foot. */
interface AttachedSpot {
  /** In widths of the other, from its middle. */
  readonly x: number;
  /** In heights of the other, from where it stands. */
  readonly base: number;
  /** Half of its own width to the left (-1) or to the right (1). */
  readonly side: -1 | 0 | 1;
  /** Drawn over the other, not behind it. */
  readonly isBefore: boolean;
  readonly isGrounded: boolean;
  readonly isInside: boolean;
  /** Turned clockwise by degrees. */
  readonly tilt?: number;
  /** Its height over that of the other. */
  readonly ratio: readonly [least: number, most: number];
}

/** How far down from its top something is sat or stood on, of its height; the default is by group. */
const seats: Readonly<Record<string, number>> = {
  armchair: 0.5,
  bed: 0.5,
  bench: 0.5,
  bicycle: 0.42,
  branch: 0.62,
  bridge: 0.24,
  camel: 0.3,
  carpet: 0.3,
  chair: 0.52,
  dragon: 0.4,
  elephant: 0.12,
  horse: 0.34,
  motorcycle: 0.42,
  piano: 0.42,
  scooter: 0.45,
  skateboard: 0.32,
  sled: 0.5,
  sofa: 0.5,
  surfboard: 0.2,
  throne: 0.5,
  turtle: 0.15,
  unicorn: 0.36,
};

const seatsByGroup: Readonly<Partial<Record<SceneElement["group"], number>>> = {
  animal: 0.25,
  vehicle: 0.3,
  plant: 0.2,
  person: 0,
  celestial: 0.04,
};

/** The spot of a relation; which side it is on is chosen with `random`. */
export function attachedSpot(
  kind: RelationKind,
  { child, parent, random }: { child: Subject; parent: Subject; random: () => number },
): AttachedSpot {
  const side = random() < 0.5 ? -1 : 1;
  const plain = { side: 0, isGrounded: false, isInside: false } as const;
  switch (kind) {
    case "on":
      return { ...plain, ...onTopOf(child.element, parent.element) };
    case "in":
      return { ...plain, ...insideOf(parent.element) };
    case "under":
      return {
        ...plain,
        x: 0.08 * side,
        base: 0.03,
        isBefore: true,
        isGrounded: true,
        ratio: [0.26, 0.5],
      };
    case "between":
      return { ...plain, x: 0, base: 0.04, isBefore: true, isGrounded: true, ratio: [0.34, 1.6] };
    case "above":
      if (child.element.group === "building") {
        return { ...plain, x: 0, base: -0.2, isBefore: true, ratio: [1.2, 4] };
      }
      return { ...plain, x: 0.2 * side, base: -1.14, isBefore: true, ratio: [0.42, 0.8] };
    case "behind":
      return {
        ...plain,
        x: 0.34 * side,
        base: -0.07,
        side,
        isBefore: false,
        isGrounded: true,
        ratio: [0.35, 1.7],
      };
    case "before":
      return {
        ...plain,
        x: 0.26 * side,
        base: 0.1,
        isBefore: true,
        isGrounded: true,
        ratio: [0.42, 1],
      };
    case "worn":
      return { ...plain, ...onTheHead(parent.element) };
    default:
      return { ...plain, ...inTheHand(child.element, parent.element) };
  }
}

/** The height of something attached, over that of what it is attached to; sizes are brought closer. */
export function sizeBeside(child: Subject, parent: Subject, spot: AttachedSpot): number {
  const natural = (child.element.heightMetres / parent.element.heightMetres) ** 0.45;
  const [least, most] = spot.ratio;
  const ratio = Math.min(Math.max(natural, least), most) * (child.size / parent.size) ** 0.7;
  return Math.min(ratio, (most * 1.3 * parent.element.aspect) / Math.min(child.element.aspect, 1));
}

function onTopOf(child: SceneElement, parent: SceneElement): Spot {
  if (FIXTURES[child.name] !== undefined) return fixtureOn(child, parent);
  if (isRide(child, parent)) return inTheSaddle(parent);
  if (child.group === "person" && SEATS.test(parent.name)) {
    return { x: 0, base: 0.04, isBefore: true, isGrounded: true, ratio: [1, 1.5] };
  }
  const ratio = parent.name === "branch" ? ([1.5, 2.6] as const) : ([0.35, 1.25] as const);
  return { x: 0, base: seatOf(parent) - 1, isBefore: true, ratio };
}

function seatOf({ name, group }: SceneElement): number {
  return seats[name] ?? seatsByGroup[group] ?? 0.05;
}

function isRide(rider: SceneElement, mount: SceneElement): boolean {
  return rider.group === "person" && (mount.group === "animal" || WHEELED.test(mount.name));
}

/** Nobody is drawn sitting: who is on a seat is before it. */
const SEATS = /^(?:bench|chair|armchair|sofa|bed)$/;

const WHEELED = /cycle|scooter|moped|tricycle|sleigh|sled|cart|tractor/;

/** The legs are behind the mount, so that who stands in his own drawing sits in this one. */
function inTheSaddle({ group }: SceneElement): Spot {
  return group === "animal"
    ? { x: -0.06, base: -0.4, isBefore: false, ratio: [0.3, 0.72] }
    : { x: -0.08, base: -0.16, isBefore: false, ratio: [0.6, 1.15] };
}

type Spot = Pick<AttachedSpot, "x" | "base" | "isBefore" | "ratio"> & Partial<AttachedSpot>;

function insideOf({ name, group, heightMetres }: SceneElement): Spot {
  if (group === "plant") return { x: 0.12, base: -0.5, isBefore: true, ratio: [0.16, 0.4] };
  if (group === "building") {
    return { x: 0, base: 0.05, isBefore: true, isGrounded: true, ratio: [0.26, 0.6] };
  }
  if (name === "sailboat" || name === "galleon") {
    return { x: -0.36, base: -0.14, isBefore: false, ratio: [0.26, 0.34] };
  }
  if (group === "vehicle") return { x: -0.05, base: -0.3, isBefore: false, ratio: [0.35, 1] };
  const isSmall = heightMetres < 0.6;
  return {
    x: 0,
    base: isSmall ? -0.5 : -0.35,
    isBefore: false,
    isInside: true,
    ratio: [0.45, isSmall ? 1.1 : 0.9],
  };
}

/** Where a thing that belongs to a building or a vehicle is on it. */
const FIXTURES: Readonly<Record<string, Spot>> = {
  fire: { x: 0.04, base: -0.22, isBefore: true, ratio: [0.56, 0.75] },
  flag: { x: 0, base: -0.84, isBefore: false, ratio: [0.3, 0.42] },
  smoke: { x: 0.1, base: -0.9, isBefore: false, ratio: [0.5, 0.7] },
};

/** Of the width from the middle and of the height, where the chimney of a building ends. */
const CHIMNEYS: Readonly<Record<string, readonly [x: number, base: number]>> = {
  house: [0.24, -0.97],
  cabin: [0.26, -0.97],
  cottage: [0.24, -0.97],
  factory: [0.2, -0.97],
};

function fixtureOn(thing: SceneElement, owner: SceneElement): Spot {
  const spot = FIXTURES[thing.name] ?? { x: 0, base: -1, isBefore: true, ratio: [0.4, 0.6] };
  const chimney = thing.name === "smoke" ? CHIMNEYS[owner.name] : undefined;
  if (chimney === undefined) return spot;
  const [x, base] = chimney;
  return { ...spot, x: x + 0.05, base };
}

function onTheHead({ group }: SceneElement): Spot {
  return group === "person"
    ? { x: 0, base: -0.87, isBefore: true, ratio: [0.12, 0.2] }
    : { x: 0.3, base: -0.86, isBefore: true, ratio: [0.18, 0.3] };
}

function inTheHand(thing: SceneElement, owner: SceneElement): Spot {
  if (/guitar|violin|ukulele/.test(thing.name)) {
    return { x: 0.06, base: -0.2, isBefore: true, ratio: [0.5, 0.62], tilt: 58 };
  }
  const isLarge = thing.heightMetres > owner.heightMetres * 0.45;
  if (thing.name === "umbrella") {
    return { x: 0.2, base: -0.5, isBefore: false, ratio: [0.55, 0.9] };
  }
  if (/balloon|kite|flag/.test(thing.name)) {
    return { x: 0.42, base: -0.42, isBefore: false, ratio: [0.4, 0.9] };
  }
  return isLarge
    ? { x: 0.5, base: -0.05, isBefore: true, ratio: [0.45, 1] }
    : { x: 0.4, base: -0.36, isBefore: true, ratio: [0.22, 0.5] };
}
