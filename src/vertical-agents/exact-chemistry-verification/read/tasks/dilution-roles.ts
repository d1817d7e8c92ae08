import { type Item, isCue } from "../items/item.js";
import type { Measured } from "../items/measured.js";
import type { Scene } from "./scene.js";

type Role = "stock" | "final";

export interface Given {
  readonly measured: Measured;
  readonly role?: Role;
  /** Quantities that were named together are of one solution. */
  readonly pair: number;
}

/** Of the two concentrations and two volumes. */
export const NEEDED = 3;
const LOOK_BACK = 5;

const LOOK_AHEAD = 5;

export function isConcentration({ quantity }: Measured): boolean {
  return quantity.dimension === "concentration";
}

export function scaleOf(unit: string): number {
  return { L: 1, mL: 1e-3, uL: 1e-6, "mol/L": 1, "mmol/L": 1e-3 }[unit] ?? 1;
}

/** Which solution each quantity is of: by name, by the words before it, then by strength. */
export function withRoles(
  scene: Scene,
  solutions: readonly Measured[],
  all: Role | undefined,
): readonly Given[] {
  const given: Given[] = solutions.map((measured) => {
    const role = all ?? variableRole(scene.items, measured);
    return { measured, pair: measured.at, ...(role ? { role } : {}) };
  });
  const isDone = (list: readonly Given[]) => list.every(({ role }) => role !== undefined);
  if (given.length === 0 || isDone(given)) return given;
  const concentrations = given.filter(({ measured }) => isConcentration(measured));
  const [one, two] = concentrations;
  if (one && two) return byStrength(scene, given, one, two);
  const word = one ? wordRole(scene.items, one.measured) : undefined;
  const stockPair = one && (word !== "final" ? one.pair : undefined);
  return given.map((each) => {
    if (each.role) return each;
    const isOfOne = one !== undefined && each.pair === one.pair;
    const role: Role = isOfOne === (stockPair !== undefined) ? "stock" : "final";
    const isVolume = !isConcentration(each.measured);
    const isInAll = isVolume && wordRole(scene.items, each.measured);
    const isApart = !isOfOne || given.length < NEEDED;
    return { ...each, role: isApart && isInAll ? isInAll : role };
  });
}

/** The stronger one is the stock; a volume is of the solution that it stands with, else of the one that its words name. */
function byStrength(
  scene: Scene,
  given: readonly Given[],
  one: Given,
  two: Given,
): readonly Given[] {
  const strength = ({ measured: { quantity } }: Given) => quantity.value * scaleOf(quantity.unit);
  const stock = strength(one) >= strength(two) ? one : two;
  return given.map((each) => {
    if (each.role) return each;
    if (isConcentration(each.measured))
      return { ...each, role: each === stock ? "stock" : "final" };
    const partner = given.find((other) => other !== each && other.pair === each.pair);
    if (partner) return { ...each, role: partner === stock ? "stock" : "final" };
    return { ...each, role: wordRole(scene.items, each.measured) ?? "final" };
  });
}

/** `C1`, `V1`, `C2` and `V2`. */
function variableRole(items: readonly Item[], { at, quantity }: Measured): Role | undefined {
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
    const item = items[back];
    if (!item || !("key" in item)) return undefined;
    if (/^[cvm]1$/u.test(item.key)) return "stock";
    if (/^[cvm]2$/u.test(item.key)) return "final";
    if (!/^[=:]$/u.test(item.key) || quantity.span.start < item.span.end) return undefined;
  }
  return undefined;
}

export function wordRole(items: readonly Item[], { at }: Measured): Role | undefined {
  for (const item of items.slice(at + 1, at + LOOK_AHEAD)) {
    if (isCue(item, "in all")) return "final";
    if (isCue(item, "stock")) return "stock";
    if (item.type !== "word") break;
  }
  let weak: Role | undefined;
  for (let back = at - 1; back >= Math.max(0, at - LOOK_BACK); back -= 1) {
    const item = items[back];
    if (item?.type === "quantity" || item?.type === "break") return weak;
    if (isCue(item, "stock")) return "stock";
    if (isCue(item, "into", "in all")) return "final";
    if (item && "key" in item && /^(?:from|aus|using|take|mit|with)$/u.test(item.key))
      return "stock";
    if (item && "key" in item && /^(?:of|de|von)$/u.test(item.key)) weak = "stock";
  }
  return weak;
}
