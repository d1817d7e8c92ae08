import type { Airport } from "../../../../engines/flight/problem/airports.js";
import type { Stretch } from "../sheet.js";
import type { Strength } from "./code-at.js";

/** A place that a prompt names, and what it may stand for. */
export type MentionedPlace =
  | {
      readonly kind: "airports";
      readonly airports: readonly Airport[];
      readonly code: string | null;
    }
  | { readonly kind: "position"; readonly lat: number; readonly lon: number }
  | { readonly kind: "waypoint"; readonly id: string }
  | { readonly kind: "unknown"; readonly code: string };

export interface Mention extends Stretch {
  readonly place: MentionedPlace;
  readonly strength: Strength | "name";
  /** As written, for questions. */
  readonly text: string;
}
