import { lightOf } from "../../../../content/drawings/settings/light.js";
import type { Reading, Subject } from "../prompt/reading.js";
import type { Zone } from "../prompt/zones.js";
import type { Block } from "./block.js";
import {
  type Box,
  boxOf,
  drawOrder,
  overlap,
  type PlacedItem,
  place,
  RATIO_MIN,
  type Stage,
  shotScale,
  weightOf,
} from "./placed-item.js";

interface Floating {
  readonly reading: Reading;
  readonly stage: Stage;
  readonly taken: Box[];
  readonly hasFloor: boolean;
}

/** Places what floats in a zone, and adds to `taken` the parts of the frame that it takes. */
export function placeFloating(blocks: readonly Block[], zone: Zone, scene: Floating): PlacedItem[] {
  const { reading, stage, taken } = scene;
  const heaviest = Math.max(...blocks.map((block) => weightOf(block, reading)));
  return blocks.flatMap((block) => {
    const subject = reading.subjects[block.root];
    if (subject === undefined) return [];
    const ratio = Math.max(weightOf(block, reading) / heaviest, RATIO_MIN);
    const size = floatingScale(block, zone, { ...scene, ratio, count: blocks.length });
    const isSwarm = subject.count > 3 && block.items.length === subject.count && taken.length > 0;
    if (isSwarm) return placeSwarm(block, { zone, size, scene });
    const spot = spotFor(block, { zone, size, scene, subject });
    const items = drawOrder(block.items).map((item) =>
      place(item, { reading, random: stage.random, zone, size, ...spot }),
    );
    taken.push(...items.map((item) => boxOf(item, reading)));
    return items;
  });
}

/** Many of a kind, each where it covers least of the others. */
function placeSwarm(
  block: Block,
  { zone, size, scene }: { zone: Zone; size: number; scene: Floating },
): PlacedItem[] {
  const { reading, stage, taken } = scene;
  const { random } = stage;
  const region = regionOf(zone, scene);
  return block.items.map((item) => {
    let best: { cost: number; placed: PlacedItem } | undefined;
    for (let attempt = 0; attempt < 24; attempt += 1) {
      const placed = place(
        { ...item, x: 0, base: 0 },
        {
          reading,
          random,
          zone,
          size,
          x: region.left + random() * (region.right - region.left),
          base: region.top + random() * (region.bottom - region.top) + item.height * size * 0.5,
        },
      );
      const box = boxOf(placed, reading);
      const area = (box.right - box.left) * (box.bottom - box.top);
      const outside = area - overlap(box, { ...region, top: 0 });
      const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0);
      const cost = (covered + outside * 2) / area;
      if (best === undefined || cost < best.cost) best = { cost, placed };
    }
    const placed = best?.placed ?? place(item, { reading, random, zone, size, x: 0, base: 0 });
    taken.push(boxOf(placed, reading));
    return placed;
  });
}

function floatingScale(
  block: Block,
  zone: Zone,
  scene: Floating & { count: number; ratio: number },
): number {
  const { reading, stage, hasFloor, count, ratio } = scene;
  const { width, height } = stage.frame;
  const subject = reading.subjects[block.root];
  const isAlone = count === 1 && !hasFloor;
  const isWindow = subject?.element.name === "window";
  const share = {
    floor: 0.5,
    sky: isAlone ? 0.36 : 0.2,
    air: isAlone ? 0.48 : isWindow ? 0.42 : 0.24,
    free: isAlone ? 0.52 : (0.66 * ratio) / Math.sqrt(count + (hasFloor ? 1 : 0)),
  }[zone];
  const lone = isAlone ? (subject?.size ?? 1) : subject?.depth === "front" ? 1.6 : 1;
  const wanted = share * shotScale[reading.shot] * lone * height;
  const isDisplay = subject?.element.name === "firework";
  const heightMax = isDisplay
    ? stage.frame.horizon * 0.66
    : (zone === "free" ? 0.84 : hasFloor ? 0.36 : 0.6) * height;
  const widthMax = (isAlone ? 0.86 : zone === "free" ? 0.6 : 0.5) * width;
  const isMany = block.items.length > 3 || isDisplay;
  return Math.min(
    wanted,
    heightMax / (block.bottom - block.top),
    (isMany ? 0.92 * width : widthMax) / (block.right - block.left),
  );
}

function spotFor(
  block: Block,
  at: { zone: Zone; size: number; scene: Floating; subject: Subject },
): { x: number; base: number } {
  const { zone, size, scene, subject } = at;
  const { frame, moment, setting } = scene.stage;
  const { name } = subject.element;
  const isLight = name === "sun" || (/moon$/.test(name) && moment.time === "night");
  if (zone === "sky" && isLight && subject.count === 1 && setting.hasSky) {
    const light = lightOf(moment);
    const low = Math.min(light.y, (setting.openSky || 1) * 0.8);
    const x =
      subject.side === null ? light.x : { left: 0.2, centre: 0.5, right: 0.8 }[subject.side];
    return { x: x * frame.width, base: low * frame.horizon + size / 2 };
  }
  const region = regionOf(zone, scene, name);
  const spot = freeSpot(block, { size, region, scene, side: subject.side });
  return name === "branch" ? { ...spot, x: -block.left * size } : spot;
}

function regionOf(zone: Zone, { stage, hasFloor }: Floating, name = ""): Box {
  const { frame, setting } = stage;
  const { width, height, horizon } = frame;
  const edge = { left: width * 0.03, right: width * 0.97 };
  if (zone === "free") return { ...edge, top: height * 0.08, bottom: height * 0.92 };
  if (zone === "sky" && setting.openSky !== undefined) {
    return { ...edge, top: height * 0.03, bottom: horizon * Math.max(setting.openSky, 0.45) };
  }
  if (name === "firework") return { ...edge, top: height * 0.03, bottom: horizon * 0.72 };
  const low = hasFloor ? Math.max(horizon * 0.9, height * 0.4) : Math.max(horizon, height * 0.62);
  return { ...edge, top: height * 0.05, bottom: low };
}

/** Of 25 places in a region, the one that covers least of what is there and is nearest the middle. */
function freeSpot(
  block: Block,
  at: { size: number; region: Box; scene: Floating; side: Subject["side"] },
): { x: number; base: number } {
  const { size, region, scene, side } = at;
  const { random, frame } = scene.stage;
  const wide = (block.right - block.left) * size;
  const high = (block.bottom - block.top) * size;
  const aim = side === null ? 0.5 : { left: 0, centre: 0.5, right: 1 }[side];
  let best = { cost: Number.POSITIVE_INFINITY, left: region.left, top: region.top };
  for (const across of [0.5, 0.25, 0.75, 0, 1]) {
    for (const down of [0.5, 0.25, 0.75, 0, 1]) {
      const left = region.left + Math.max(0, region.right - region.left - wide) * across;
      const top = region.top + Math.max(0, region.bottom - region.top - high) * down;
      const box = { left, top, right: left + wide, bottom: top + high };
      const covered = scene.taken.reduce((sum, other) => sum + overlap(box, other), 0);
      const far = Math.abs(across - aim) * (side === null ? 1 : 30) + Math.abs(down - 0.5);
      const cost = covered / (wide * high) + far * 0.05 + random() * 0.03;
      if (cost < best.cost) best = { cost, left, top };
    }
  }
  const top = Math.min(best.top, frame.height - high);
  return { x: best.left - block.left * size, base: top - block.top * size };
}
