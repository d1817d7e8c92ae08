import type { Colour } from "./colours.js";

export const themeNames = [
  "paper",
  "ink",
  "midnight",
  "forest",
  "sunrise",
  "ocean",
  "grape",
  "mono",
] as const;

export type ThemeName = (typeof themeNames)[number];

/** The colours of a theme. Each text reads at 4.5:1 or better on each of the surfaces. */
export interface Theme {
  readonly background: Colour;
  /** Of the decoration, which may lie behind text: first the quieter one. */
  readonly shades: readonly [Colour, Colour];
  readonly title: Colour;
  readonly subtitle: Colour;
  /** Of the bar and the mark, and of the site's name where it reads well. */
  readonly accent: Colour;
}

export const themes: Readonly<Record<ThemeName, Theme>> = {
  paper: {
    background: "#faf6ef",
    shades: ["#f3eadb", "#ecdfc9"],
    title: "#1f1a14",
    subtitle: "#5c5142",
    accent: "#b03a0b",
  },
  ink: {
    background: "#0d1117",
    shades: ["#161d27", "#263142"],
    title: "#f5f8fc",
    subtitle: "#a9b6c8",
    accent: "#4cc2ff",
  },
  midnight: {
    background: "#10184a",
    shades: ["#1a2464", "#25317c"],
    title: "#ffffff",
    subtitle: "#c3cbf7",
    accent: "#ffb454",
  },
  forest: {
    background: "#0e2f26",
    shades: ["#153d32", "#1c4b3e"],
    title: "#f3fbf4",
    subtitle: "#b5d8c8",
    accent: "#9be15d",
  },
  sunrise: {
    background: "#fff0e3",
    shades: ["#ffe0c7", "#ffcfa8"],
    title: "#3a1408",
    subtitle: "#6f3620",
    accent: "#a8320c",
  },
  ocean: {
    background: "#e4f3f8",
    shades: ["#d2eaf2", "#bddfeb"],
    title: "#05263a",
    subtitle: "#285066",
    accent: "#00608a",
  },
  grape: {
    background: "#2b1048",
    shades: ["#371a58", "#45246b"],
    title: "#fdf5ff",
    subtitle: "#d9c2ee",
    accent: "#ff8fd2",
  },
  mono: {
    background: "#ffffff",
    shades: ["#f2f2f2", "#e2e2e2"],
    title: "#0a0a0a",
    subtitle: "#4a4a4a",
    accent: "#0a0a0a",
  },
};
