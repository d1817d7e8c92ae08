import type {
  Atmosphere,
  Colour,
  SceneElement,
  Setting,
  TimeOfDay,
  Weather,
} from "../../../../content/drawings/drawing.js";

/** How several of one kind stand: one after the other, all over, or wherever there is room. */
export type Arrangement = "loose" | "row" | "scattered";

/** Where one subject is as seen from another. */
export type RelationKind =
  | "on"
  | "in"
  | "under"
  | "above"
  | "behind"
  | "before"
  | "beside"
  | "held"
  | "worn"
  | "between";

export interface Relation {
  readonly kind: RelationKind;
  /** Index of the other subject. */
  readonly to: number;
}

export type Depth = "front" | "middle" | "back";
export type Side = "left" | "centre" | "right";
export type Shot = "close" | "normal" | "wide";

/** How the whole is drawn. */
export type Style =
  | "blueprint"
  | "cartoon"
  | "line-art"
  | "monochrome"
  | "neon"
  | "pastel"
  | "pixel"
  | "poster"
  | "retro"
  | "silhouette"
  | "watercolour";

/** One thing or one group of the same things that the prompt names. */
export interface Subject {
  readonly element: SceneElement;
  /** How many are drawn, 1 to 15; up to 12 it is the number that the prompt says. */
  readonly count: number;
  readonly arrangement: Arrangement;
  /** The first is for the main part. */
  readonly colours: readonly Colour[];
  /** 1 is the natural size. */
  readonly size: number;
  readonly depth: Depth | null;
  readonly side: Side | null;
  readonly facing: "left" | "right" | null;
  readonly isFlying: boolean;
  /** In the middle of a jump. */
  readonly isLeaping: boolean;
  /** Each of several has a colour of its own. */
  readonly isColourful: boolean;
  /** Colours of its parts by role: `roof`. */
  readonly parts: Readonly<Record<string, Colour>>;
  readonly relation: Relation | null;
}

/** What a prompt says, as far as it was understood. */
export interface Reading {
  readonly subjects: readonly Subject[];
  readonly setting: Setting | null;
  /** Colours of the setting where the prompt gives it some. */
  readonly settingColours: readonly Colour[];
  readonly time: TimeOfDay | null;
  readonly weather: Weather | null;
  readonly season: Atmosphere["season"];
  /** From -1 (gloomy, calm) to 1 (cheerful, lively). */
  readonly mood: number;
  readonly shot: Shot;
  readonly styles: readonly Style[];
  /** Colours that belong to nothing in particular. */
  readonly palette: readonly Colour[];
  readonly isReflected: boolean;
  /** Northern lights. */
  readonly hasAurora: boolean;
  /** Nouns that were not understood, in lower case, each once. */
  readonly unknown: readonly string[];
}
