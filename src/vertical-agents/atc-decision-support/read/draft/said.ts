import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";

/** Where an aircraft or a fix is, as far as its own words say. */
export type Place =
  | {
      readonly kind: "degrees";
      readonly lat: number;
      readonly lon: number;
      /** Numbers with the letters of hemispheres alone, which can be miles as well. */
      readonly isPlain?: boolean;
    }
  | { readonly kind: "plane"; readonly x: number; readonly y: number }
  /** Two numbers of which the words do not say what they are. */
  | {
      readonly kind: "pair";
      readonly first: number;
      readonly second: number;
      readonly decimals: number;
    }
  /** `050/25 nm`, which is a bearing and a distance, or x and y. */
  | {
      readonly kind: "radial";
      readonly bearing_deg: number;
      readonly distance_nm: number;
      readonly isSure: boolean;
    }
  | RelativePlace;

/** So far from something else, east and north of it. */
export interface RelativePlace {
  readonly kind: "relative";
  /** `ahead` and `behind` are along the track of what it is seen from. */
  readonly bearing_deg: number | "ahead" | "behind";
  readonly distance_nm: number;
  /** Key of an aircraft or of a point; null for the aircraft that was spoken of before. */
  readonly of: string | null;
}

export const NUMBER_FIELDS = [
  "lat",
  "lon",
  "x",
  "y",
  "alt",
  "target",
  "vs",
  "trend",
  "gs",
  "tas",
  "ias",
  "mach",
  "track",
  "dist",
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** One thing that words say of an aircraft. */
export type Fact =
  | { readonly field: NumberField; readonly value: number }
  | { readonly field: "type"; readonly value: string }
  | { readonly field: "place"; readonly value: Place }
  /** The same altitude, speed or track as another aircraft, or as the one before, or so much more. */
  | {
      readonly field: "same";
      readonly value: NumberField;
      readonly as: string | null;
      readonly more: number;
    }
  /** What can be no value of a field, and why. */
  | {
      readonly field: "outside";
      readonly of: "alt" | "track" | "place";
      readonly value: string;
      readonly why: string;
    }
  /** A number whose field only its place among the others tells. */
  | { readonly field: "bare"; readonly value: number; readonly text: string };

/** A fact and where it stands. */
export type Said = Fact & {
  readonly span: Span;
  /** Takes the place of what was said before. */
  readonly isCorrection: boolean;
};

/** A fact at tokens `from` to `next`. */
export type Item = Fact & { readonly from: number; readonly next: number };
