import type { Reading, RelationKind, Subject } from "../prompt/reading.js";
import { attachedSpot, sizeBeside } from "./attached-spot.js";

/** One drawing of an element within a block, in heights of the block's first element; y goes down. */
export interface BlockItem {
  readonly subject: number;
  /** Of its middle. */
  readonly x: number;
  /** Of where it stands. */
  readonly base: number;
  readonly height: number;
  /** Later ones are drawn over earlier ones. */
  readonly order: number;
  readonly isGrounded: boolean;
  /** Turned clockwise by degrees. */
  readonly tilt: number;
}

/** A subject with all that is attached to it, laid out around where it stands. */
export interface Block {
  readonly root: number;
  readonly items: readonly BlockItem[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const ATTACHING: readonly RelationKind[] = [
  "on",
  "in",
  "under",
  "above",
  "behind",
  "before",
  "held",
  "worn",
];

/** Where several subjects are, they are one beside the other. */
const SHARED: readonly RelationKind[] = ["on", "in", "under", "above", "before"];

/** Whether a subject is placed by another one rather than by itself. */
export function isAttached(subject: Subject, subjects: readonly Subject[]): boolean {
  const { relation, element } = subject;
  if (relation?.kind === "between") return (subjects[relation.to]?.count ?? 0) > 1;
  if (relation === null || !ATTACHING.includes(relation.kind)) return false;
  const { group: owner, places } = subjects[relation.to]?.element ?? {};
  if (element.group === "building" && places?.[0] === "air") return false;
  return element.group !== "celestial" && !(owner === "celestial" && relation.kind === "under");
}

/** Lays out a subject that is placed by itself and everything attached to it. */
export function layOutBlock(
  root: number,
  { subjects }: Pick<Reading, "subjects">,
  scene: { readonly isFloor: boolean; readonly random: () => number },
): Block {
  const subject = subjects[root];
  if (subject === undefined) throw new RangeError("there is no such subject");
  const isParted = subjects.some(
    ({ relation }) => relation?.kind === "between" && relation.to === root,
  );
  const items: BlockItem[] = spread(root, subject, { ...scene, isParted });
  for (let index = 0; index < items.length; index += 1) {
    const owner = items[index];
    if (owner === undefined) continue;
    const isFirst = items.findIndex((item) => item.subject === owner.subject) === index;
    subjects.forEach((child, number) => {
      if (child.relation?.to !== owner.subject || !isAttached(child, subjects)) return;
      const isPersonal = ["held", "worn"].includes(child.relation.kind);
      if (isFirst || (isPersonal && child.count === 1)) {
        items.push(...attach(number, owner, { subjects, random: scene.random }));
      }
    });
  }
  return bounded(root, items, subjects);
}

function attach(
  index: number,
  owner: BlockItem,
  { subjects, random }: { subjects: readonly Subject[]; random: () => number },
): BlockItem[] {
  const child = subjects[index];
  const parent = subjects[owner.subject];
  if (child?.relation == null || parent === undefined) return [];
  const spot = attachedSpot(child.relation.kind, { child, parent, random });
  const isBetween = child.relation.kind === "between";
  const company = subjects.filter(
    ({ relation }) => relation?.to === owner.subject && relation.kind === child.relation?.kind,
  );
  const isShared = company.length > 1 && SHARED.includes(child.relation.kind);
  const crowding = isShared ? company.indexOf(child) - (company.length - 1) / 2 : 0;
  const height =
    owner.height * sizeBeside(child, parent, spot) * (isShared ? 1.3 / company.length : 1);
  const width = height * child.element.aspect;
  const gap = Math.min(width * 1.05, (owner.height * parent.element.aspect * 0.9) / child.count);
  const step = spot.isInside ? gap : Math.max(gap, width * 0.8);
  return Array.from({ length: child.count }, (_, number) => ({
    subject: index,
    x:
      (isBetween ? 0 : owner.x) +
      (isShared ? crowding * Math.min(0.8 / company.length, 0.44) : spot.x) *
        owner.height *
        parent.element.aspect +
      spot.side * width * 0.5 +
      (number - (child.count - 1) / 2) * step,
    base:
      owner.base + spot.base * owner.height - (number % 2) * height * (spot.isInside ? 0.22 : 0),
    height,
    order: owner.order + (spot.isBefore ? 0.01 : -0.01) * (1 + number / 100),
    isGrounded: spot.isGrounded && owner.isGrounded,
    tilt: spot.tilt ?? 0,
  }));
}

function spread(
  index: number,
  subject: Subject,
  scene: { readonly isFloor: boolean; readonly isParted: boolean; readonly random: () => number },
): BlockItem[] {
  if (subject.count === 1) return [itemAt(index, { x: 0, base: 0, height: 1, order: 0 })];
  if (subject.arrangement === "row" && scene.isFloor && subject.count > 3) {
    return recedingRow(index, subject);
  }
  const { aspect } = subject.element;
  const { count, arrangement } = subject;
  const rows = arrangement === "row" ? 1 : rowsFor(count, aspect, scene.isFloor);
  const jitter = arrangement === "scattered" ? (scene.isFloor ? 0.3 : 0.8) : 0.1;
  const isCarpet = subject.element.group === "plant" && count > 9 && arrangement === "scattered";
  const items: BlockItem[] = [];
  for (let row = 0; row < rows; row += 1) {
    const inRow = Math.floor((count + row) / rows);
    const scale = scene.isFloor ? 1 - 0.2 * (rows - 1 - row) : 1;
    const height = scale * (1 - scene.random() * jitter * 0.4);
    for (let column = 0; column < inRow; column += 1) {
      const shift = (scene.random() - 0.5) * jitter;
      items.push(
        itemAt(index, {
          x:
            (column - (inRow - 1) / 2 + shift * 0.5 + brick(row, inRow, rows)) *
            aspect *
            (scene.isParted ? 2.3 : isCarpet ? 1.9 : 1.14) *
            Math.max(scale, 0.6),
          base:
            (row - (rows - 1)) * (scene.isFloor ? 0.4 : 1.05) +
            shift * (scene.isFloor ? 0.35 : 1.2),
          height: Math.max(0.35, height),
          order: row,
        }),
      );
    }
  }
  return items;
}

/** Moves every other row by half a step, so that nobody stands right behind another. */
function brick(row: number, inRow: number, rows: number): number {
  if (rows === 1 || inRow === 1) return 0;
  return row % 2 === 0 ? -0.22 : 0.22;
}

/** Larger near the viewer and smaller away from him, along a line to the horizon. */
function recedingRow(index: number, { count, element }: Subject): BlockItem[] {
  const items: BlockItem[] = [];
  const step = Math.max(0.86, 0.5 ** (1 / count));
  let x = 0;
  for (let number = 0; number < count; number += 1) {
    const height = step ** number;
    items.push(
      itemAt(index, {
        x,
        base: (height - 1) * (element.aspect > 1.4 ? 0.8 : 0.32),
        height,
        order: -number,
      }),
    );
    x += height * element.aspect * (element.aspect > 1.2 ? 0.88 : 0.68);
  }
  return items;
}

function rowsFor(count: number, aspect: number, isFloor: boolean): number {
  if (isFloor) {
    if (count <= 3) return aspect > 1.15 && count === 3 ? 2 : 1;
    if (count <= 6) return 2;
    return aspect > 1.4 && count > 9 ? 4 : 3;
  }
  return Math.max(1, Math.round(Math.sqrt(count * aspect * 0.7)));
}

function itemAt(
  subject: number,
  at: { x: number; base: number; height: number; order: number },
): BlockItem {
  return { subject, ...at, isGrounded: true, tilt: 0 };
}

function bounded(root: number, items: readonly BlockItem[], subjects: readonly Subject[]): Block {
  const half = ({ subject, height }: BlockItem) =>
    ((subjects[subject]?.element.aspect ?? 1) * height) / 2;
  return {
    root,
    items,
    left: Math.min(...items.map((item) => item.x - half(item))),
    right: Math.max(...items.map((item) => item.x + half(item))),
    top: Math.min(...items.map((item) => item.base - item.height)),
    bottom: Math.max(...items.map((item) => item.base)),
  };
}
