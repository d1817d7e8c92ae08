import { bytesAt, type Entry } from "../entries.js";
import { leastBytes, type Room, runMarkBytes } from "./marks.js";

/** What tells of a page's order. */
const OUTLINE_ROLES = new Set([
  "alert",
  "alertdialog",
  "banner",
  "complementary",
  "contentinfo",
  "dialog",
  "form",
  "heading",
  "main",
  "navigation",
  "region",
  "search",
]);
/** An item of a long list takes no more than this part of the room. */
const ITEM_SHARE = 1 / 16;
/** Of four items, three are from the beginning of a list and one is from its end. */
const END_EVERY = 4;

/**
 * Which of many siblings are shown, by their place: first landmarks and headings, in half of the room, then
 * the others from both ends. The rest of the room is enough for the marks of all gaps between them.
 */
export function chooseSiblings(entries: readonly Entry[], room: Room): ReadonlySet<number> {
  const mark = runMarkBytes(room.depth);
  const least = leastBytes(room.depth);
  const chosen = new Set<number>();
  let left = room.bytes - mark;
  const choose = (index: number, bytesMax: number, reserved: number, floor: number): boolean => {
    const entry = entries[index];
    if (!entry) return false;
    const cost = Math.min(bytesAt(entry, room.depth), bytesMax) + reserved;
    if (left - cost < floor) return false;
    left -= cost;
    chosen.add(index);
    return true;
  };
  for (const [index, { role }] of entries.entries()) {
    if (OUTLINE_ROLES.has(role) && !choose(index, least, mark, room.bytes / 2)) break;
  }
  const itemMax = Math.max(least, Math.floor(room.bytes * ITEM_SHARE));
  let head = 0;
  let tail = entries.length - 1;
  for (let step = 1; head <= tail; step += 1) {
    const index = step % END_EVERY === 0 ? tail-- : head++;
    if (!chosen.has(index) && !choose(index, itemMax, 0, 0)) break;
  }
  return chosen;
}
