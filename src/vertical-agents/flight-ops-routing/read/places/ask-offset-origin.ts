import { unitAt } from "../../../../engines/prompt-reading/quantities/unit-spellings.js";
import type { Draft } from "../draft.js";
import type { Sheet } from "../sheet.js";
import type { Placed } from "./assign-roles.js";

const REACH = 6;
const OFFSETS =
  /^(?:out|short|west|east|north|south|past|beyond|away|northwest|northeast|southwest|southeast)$/u;
const JOINTS = /^(?:of|from|the|about|some)$/u;

/** `300 nm out of PHNL` says where the aircraft is by a distance alone: its position is asked for. */
export function askOffsetOrigin(sheet: Sheet, draft: Draft, placed: readonly Placed[]): void {
  for (const place of placed) {
    const from = place.role === "origin" ? offsetFrom(sheet, place.from) : undefined;
    if (from === undefined) continue;
    const { start, end } = sheet.spanOf({ from, to: place.to });
    const quote = sheet.source.slice(start, end).replace(/\s+/gu, " ");
    draft.ask(
      "origin",
      `"${quote}" is no position: at which latitude and longitude does the flight begin?`,
    );
    draft.explain({ start, end });
  }
}

/** The number of a distance before a place, with a word of being away from it between. */
function offsetFrom(sheet: Sheet, placeAt: number): number | undefined {
  let isOffset = false;
  for (let at = placeAt - 1; at >= placeAt - REACH; at -= 1) {
    const token = sheet.tokens[at];
    if (token?.kind === "number") {
      const isLength = unitAt(sheet.tokens, at + 1)?.unit.kind === "length";
      return isOffset && isLength ? at : undefined;
    }
    isOffset ||= OFFSETS.test(sheet.keyAt(at));
    const isUnit = unitAt(sheet.tokens, at)?.unit.kind === "length";
    if (!isUnit && !OFFSETS.test(sheet.keyAt(at)) && !JOINTS.test(sheet.keyAt(at)))
      return undefined;
  }
  return undefined;
}
