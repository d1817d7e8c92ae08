import type { PlaceRole } from "../../../../content/flight-words/role-words.js";
import type { Mention } from "./mention.js";

/** A place while its role is sought. */
export interface Slot {
  readonly mention: Mention;
  role: PlaceRole | undefined;
  isTold: boolean;
}

/** Whether a place is named by a code, or by its name in a network. */
export function isCode({ place, strength, text }: Mention): boolean {
  if (place.kind === "waypoint") return text.length >= 3;
  const hasCode = place.kind === "unknown" || (place.kind === "airports" && place.code !== null);
  return hasCode && strength !== "word";
}
