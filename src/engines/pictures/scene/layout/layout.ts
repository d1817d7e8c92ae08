import type { Frame } from "../../../../content/drawings/drawing.js";
import type { Depth, Reading, Subject } from "../prompt/reading.js";
import { type Zone, zoneOf } from "../prompt/zones.js";
import { type Block, isAttached, layOutBlock } from "./block.js";
import { placeFloating } from "./floating.js";
import {
  boxOf,
  drawOrder,
  type PlacedItem,
  place,
  RATIO_MIN,
  type Stage,
  shotScale,
  weightOf,
} from "./placed-item.js";

/**
 * Where everything is drawn, from the back to the front. Natural sizes are brought closer to each
 * other so that the small stays legible; subjects on the floor stand in intervals of their own.
 */
export function layOut(reading: Reading, stage: Stage): PlacedItem[] {
  const { subjects } = reading;
  const roots = subjects.flatMap((subject, index) =>
    isAttached(subject, subjects) ? [] : [{ index, zone: zoneOf(subject, stage.setting) }],
  );
  const blocks = roots.map(({ index, zone }) => ({
    zone,
    block: layOutBlock(index, reading, { isFloor: zone === "floor", random: stage.random }),
  }));
  const of = (zone: Zone) => blocks.filter((entry) => entry.zone === zone).map((e) => e.block);
  const floor = placeFloor(of("floor"), reading, stage);
  const taken = floor.map((item) => boxOf(item, reading));
  const floating = (["sky", "air", "free"] as const).flatMap((zone) =>
    placeFloating(of(zone), zone, { reading, stage, taken, hasFloor: floor.length > 0 }),
  );
  const sky = floating.filter(({ zone }) => zone === "sky");
  const others = floating.filter(({ zone }) => zone !== "sky");
  return [...sky, ...floor, ...others];
}

function placeFloor(blocks: readonly Block[], reading: Reading, stage: Stage): PlacedItem[] {
  const isCrowd = ({ root }: Block) => (reading.subjects[root]?.count ?? 1) > 3;
  const areCrowded =
    (blocks.length > 2 || blocks.some(isCrowd)) &&
    !blocks.every((block) => isBackdrop(block, reading));
  const depthOf = (block: Block) => {
    const said = reading.subjects[block.root]?.depth ?? null;
    if (isFlat(block, reading) && blocks.length > 1) return said ?? "front";
    return said ?? (areCrowded && isBackdrop(block, reading) ? "back" : "middle");
  };
  return (["back", "middle", "front"] as const).flatMap((depth) => {
    const band = blocks.filter((block) => depthOf(block) === depth);
    const isOnly = band.length === blocks.length;
    return placeBand(inOrder(band, reading.subjects), {
      reading,
      stage,
      depth: isOnly && depth !== "back" ? "middle" : depth,
      hasBack: blocks.some((block) => depthOf(block) === "back"),
    });
  });
}

/** Whether a block stands behind the others where there are many. */
function isBackdrop({ root }: Block, { subjects }: Reading): boolean {
  const subject = subjects[root];
  if (subject === undefined || subject.side !== null) return false;
  const { group, heightMetres } = subject.element;
  return (group === "building" || group === "plant") && heightMetres >= 4;
}

/** Whether a block lies on the ground, so that others stand behind it. */
function isFlat({ root, items }: Block, { subjects }: Reading): boolean {
  return subjects[root]?.element.name === "pond" && items.length === 1;
}

/** Left ones first, right ones last, and what is between two others between them. */
function inOrder(blocks: readonly Block[], subjects: readonly Subject[]): Block[] {
  const rank = { left: -1, centre: 0, right: 1 } as const;
  const key = ({ root }: Block) => {
    const subject = subjects[root];
    const { relation, side } = subject ?? {};
    if (relation?.kind === "between") return relation.to + 0.5;
    return root + (side ? rank[side] * subjects.length * 2 : 0);
  };
  return [...blocks].sort((a, b) => key(a) - key(b));
}

function placeBand(
  blocks: readonly Block[],
  scene: { reading: Reading; stage: Stage; depth: Depth; hasBack: boolean },
): PlacedItem[] {
  if (blocks.length === 0) return [];
  const { reading, stage, depth, hasBack } = scene;
  const { frame, random } = stage;
  const weights = blocks.map((block) => weightOf(block, reading));
  const heaviest = Math.max(...weights);
  const ratios = weights.map((weight) => Math.max(weight / heaviest, RATIO_MIN));
  const scale = bandScale(blocks, ratios, { reading, frame, depth, hasBack });
  const widths = blocks.map((block, at) => (block.right - block.left) * scale * (ratios[at] ?? 1));
  const spare = Math.max(0, frame.width * 0.96 - widths.reduce((sum, width) => sum + width, 0));
  const lead = leadOf(blocks, { reading, random });
  const gap = Math.min(spare / (blocks.length + 1), frame.width * 0.12);
  const rest = spare - gap * (blocks.length - 1);
  let cursor = frame.width * 0.02 + rest * lead;
  const placed = blocks.map((block, at) => {
    const size = scale * (ratios[at] ?? 1);
    const width = widths[at] ?? 0;
    const x = cursor - block.left * size;
    cursor += width + gap;
    const base = baseOf(depth, { frame, at, count: blocks.length, ratio: ratios[at] ?? 1 });
    const lowest = frame.height * 0.985 - block.bottom * size;
    const highest = frame.height * 0.03 - block.top * size;
    return { block, size, x, base: Math.min(Math.max(base, highest), lowest) };
  });
  placed.sort((a, b) => a.base - b.base);
  return placed.flatMap(({ block, size, x, base }) =>
    drawOrder(block.items).map((item) =>
      place(item, { reading, random, zone: "floor", x, base, size }),
    ),
  );
}

/** Pixels for a height of 1: as large as the frame and the company allow. */
function bandScale(
  blocks: readonly Block[],
  ratios: readonly number[],
  scene: { reading: Reading; frame: Frame; depth: Depth; hasBack: boolean },
): number {
  const { reading, frame, depth, hasBack } = scene;
  const isLone = blocks.length === 1;
  const isLow = depth === "front" && blocks.every((block) => isFlat(block, reading));
  const [first] = blocks;
  const lone = isLone && first ? reading.subjects[first.root] : undefined;
  const wanted = (isLone ? 0.56 : 0.5) * shotScale[reading.shot] * (lone?.size ?? 1);
  const depthScale = depth === "back" ? 0.62 : depth === "front" ? 1.05 : 1;
  const single = Math.min(wanted * depthScale, 0.86) * frame.height;
  const highest = Math.max(
    ...blocks.map(({ top, bottom }, at) => (bottom - top) * (ratios[at] ?? 1)),
  );
  const total = blocks.reduce(
    (sum, { left, right }, at) => sum + (right - left) * (ratios[at] ?? 1),
    0,
  );
  const isBefore = hasBack && depth !== "back" && blocks.length + reading.subjects.length > 3;
  const tall = (isBefore ? 0.46 : isLone ? 0.8 : 0.68) * frame.height;
  const wide = (0.92 * frame.width) / (total * (isLone ? 1 : 1.05));
  return Math.min(single, tall / highest, wide) * (isLow ? 0.62 : 1);
}

/** How much of the free width is on the left of a band. */
function leadOf(
  blocks: readonly Block[],
  { reading, random }: { reading: Reading; random: () => number },
): number {
  const sides = blocks.map(({ root }) => reading.subjects[root]?.side ?? null);
  if (sides.every((side) => side === "left")) return 0.06;
  if (sides.every((side) => side === "right")) return 0.94;
  return 0.5 + (random() - 0.5) * (blocks.length === 1 ? 0.16 : 0.1);
}

function baseOf(
  depth: Depth,
  scene: { frame: Frame; at: number; count: number; ratio: number },
): number {
  const { frame, at, count, ratio } = scene;
  const room = frame.height - frame.horizon;
  const share = { back: 0.13, middle: 0.66, front: 0.93 }[depth];
  // What is naturally smaller stands a little nearer, as a photographer would have it.
  const nearer = count > 1 && depth === "middle" ? (1 - ratio) * 0.2 + (at % 2) * 0.05 : 0;
  return frame.horizon + room * Math.min(share + nearer, 0.95);
}
