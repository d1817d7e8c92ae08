/** A colour as `#rrggbb`. */
export type Colour = string;

/** What an element draws with. Elements are drawn in plain daylight; the scene grades the whole. */
export interface Brush {
  /** The element's own colours by role; `main` is the one that a colour word of the prompt replaces. */
  readonly colours: Readonly<Record<string, Colour>>;
  /** The side that the light comes from: shade the other one. */
  readonly light: "left" | "right";
  /** Windows, lamps and headlights are lit. */
  readonly isNight: boolean;
  /** From 0 up to but without 1; the same sequence for the same picture. */
  random(): number;
  /** A colour made lighter (up to 1) or darker (down to -1). */
  shade(colour: Colour, amount: number): Colour;
  /** An id for a gradient or a clip path that no other drawing of the picture uses. */
  id(name: string): string;
}

/** Where an element belongs in a scene. */
export type Place =
  | "ground"
  | "water"
  | "underwater"
  | "air"
  | "sky"
  /** On a table, or large in the foreground when nothing else is there. */
  | "table"
  /** Anywhere: abstract forms. */
  | "free";

export type ElementGroup =
  | "person"
  | "animal"
  | "plant"
  | "food"
  | "vehicle"
  | "building"
  | "object"
  | "celestial"
  | "abstract";

/** One thing that can be drawn. */
export interface SceneElement {
  /** The name of the element, in the singular: `sailboat`. */
  readonly name: string;
  /** Further nouns for it, in the singular; the grammar knows plurals. */
  readonly words: readonly string[];
  readonly group: ElementGroup;
  /** The places it can be in, the natural one first. */
  readonly places: readonly [Place, ...Place[]];
  /** Its natural height in metres, for perspective; a person is 1.7. */
  readonly heightMetres: number;
  /** Width over height of its box. */
  readonly aspect: number;
  /** Default colours by role; the first is `main`. */
  readonly colours: Readonly<Record<string, Colour>> & { readonly main: Colour };
  /**
   * The SVG of the element, without an svg root: within x from 0 to 100 * aspect and y from 0 (top)
   * to 100, where it stands (at the water line for a boat). It looks to the right or to the viewer.
   */
  readonly draw: (brush: Brush) => string;
}

export type TimeOfDay = "dawn" | "morning" | "day" | "sunset" | "dusk" | "night";
export type Weather = "clear" | "cloudy" | "rain" | "storm" | "snow" | "fog" | "wind" | "rainbow";

/** The size of a picture in pixels and where its horizon is. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** y of the horizon in pixels; where a room has its floor's far edge. */
  readonly horizon: number;
  /** Suns, moons and planets are drawn as subjects: a sky or a setting leaves its own out. */
  readonly hasOwnOrbs?: boolean;
}

/** The moment that a scene shows. */
export interface Atmosphere {
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: "spring" | "summer" | "autumn" | "winter" | null;
  /** From -1 (gloomy, calm) to 1 (cheerful, lively). */
  readonly mood: number;
}

/** A place that fills the frame. */
export interface Setting {
  readonly name: string;
  readonly words: readonly string[];
  /** The horizon as a fraction of the height, from the top. */
  readonly horizon: number;
  /** Whether the sky of the moment is seen behind it. */
  readonly hasSky: boolean;
  /**
   * How much of the sky, from the top down to the horizon, nothing of the setting stands before;
   * 1 where it is left out.
   */
  readonly openSky?: number;
  /** The kind of place that its lower part is. */
  readonly floor: "ground" | "water" | "underwater" | "table" | "free";
  /** SVG fragments over the whole frame: what is behind the subjects, and what is before them. */
  readonly paint: (
    frame: Frame,
    moment: Atmosphere,
    brush: Brush,
  ) => { readonly back: string; readonly front: string };
}
