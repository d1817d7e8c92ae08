import type { Atmosphere, Frame, Setting } from "../../../../content/drawings/drawing.js";
import type { Reading, Shot } from "../prompt/reading.js";
import type { Zone } from "../prompt/zones.js";
import type { Block, BlockItem } from "./block.js";

/** One element where it is drawn, in pixels. */
export interface PlacedItem {
  readonly subject: number;
  /** Of its middle. */
  readonly x: number;
  /** Of where it stands. */
  readonly base: number;
  readonly height: number;
  readonly isMirrored: boolean;
  readonly isGrounded: boolean;
  /** Turned clockwise by degrees. */
  readonly tilt: number;
  readonly zone: Zone;
}

/** What a scene is laid out for. */
export interface Stage {
  readonly frame: Frame;
  readonly setting: Pick<Setting, "floor" | "hasSky" | "openSky">;
  readonly moment: Atmosphere;
  readonly random: () => number;
}

/** A part of the frame, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const SIZE_EXPONENT = 0.4;
/** How high a leap is, in heights of who leaps, and how far it turns him. */
const LEAP = 0.42;
const LEAP_TILT = -32;
/** Who is drawn in the middle of a leap. */
const LEAPERS = /^dolphin$/;

/** The least that a subject's size may be, over that of the largest of its company. */
export const RATIO_MIN = 0.34;

/** How much a shot enlarges the subjects. */
export const shotScale: Readonly<Record<Shot, number>> = { close: 1.4, normal: 1, wide: 0.62 };

/** How large a subject is next to others; natural sizes are brought closer to each other. */
export function weightOf(block: Block, { subjects }: Reading): number {
  const subject = subjects[block.root];
  return subject === undefined ? 1 : subject.element.heightMetres ** SIZE_EXPONENT * subject.size;
}

/** The items of a block, what is behind first. */
export function drawOrder(items: readonly BlockItem[]): BlockItem[] {
  return [...items].sort((a, b) => a.order - b.order);
}

/** Puts an item of a block where the block stands. */
export function place(
  item: BlockItem,
  at: {
    reading: Reading;
    random: () => number;
    zone: Zone;
    x: number;
    base: number;
    size: number;
  },
): PlacedItem {
  const subject = at.reading.subjects[item.subject];
  const isTurned = subject?.count === 1 || subject?.facing ? false : at.random() < 0.3;
  const isLeaper = LEAPERS.test(subject?.element.name ?? "");
  const leap = subject?.isLeaping ? item.height * at.size * LEAP : 0;
  return {
    subject: item.subject,
    x: at.x + item.x * at.size,
    base: at.base + item.base * at.size - leap,
    height: item.height * at.size,
    isMirrored: subject?.facing === "left" || isTurned,
    isGrounded: item.isGrounded && leap === 0,
    tilt: item.tilt + (leap === 0 || isLeaper ? 0 : LEAP_TILT),
    zone: at.zone,
  };
}

/** The part of the frame that an item takes. */
export function boxOf({ x, base, height, subject }: PlacedItem, { subjects }: Reading): Box {
  const half = ((subjects[subject]?.element.aspect ?? 1) * height) / 2;
  return { left: x - half, right: x + half, top: base - height, bottom: base };
}

/** Square pixels that two parts of the frame share. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
