import type { Theme, ThemeName } from "./themes.js";

type Shades = Theme["shades"];

/**
 * Quiet geometry for each theme, drawn for text that begins at the left: it gathers at the upper
 * right, where short titles leave the card empty.
 */
const decorations: Readonly<Record<ThemeName, (shades: Shades) => string>> = {
  paper: ([quiet, strong]) =>
    `<g fill="none" stroke-width="34"><circle cx="1200" cy="0" r="330" stroke="${quiet}"/><circle cx="1200" cy="0" r="240" stroke="${strong}"/><circle cx="1200" cy="0" r="150" stroke="${quiet}"/></g><circle cx="1200" cy="0" r="76" fill="${strong}"/>`,
  ink: ([quiet, strong]) =>
    `<path d="M780 0H1200V420Z" fill="${quiet}"/><path d="${rows(7, (at) => `M${836 + 56 * at} ${38 + 56 * at}H1180`)}" fill="none" stroke="${strong}" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 56"/>`,
  midnight: ([quiet, strong]) =>
    `<circle cx="1010" cy="120" r="270" fill="${quiet}"/><circle cx="1130" cy="90" r="170" fill="${strong}"/><circle cx="1060" cy="60" r="150" fill="${quiet}"/>`,
  forest: ([quiet, strong]) =>
    `<path d="${leaf(840, 0)}${leaf(1080, 0)}${leaf(960, 120)}${leaf(1080, 240)}" fill="${quiet}"/><path d="${leaf(960, 0)}${leaf(1080, 120)}" fill="${strong}"/>`,
  sunrise: ([quiet, strong]) =>
    `<circle cx="1010" cy="0" r="290" fill="${quiet}"/><circle cx="1010" cy="0" r="180" fill="${strong}"/>`,
  ocean: ([quiet, strong]) =>
    `<path d="M620 0C720 110 830 20 930 120S1090 230 1200 330V0Z" fill="${quiet}"/><path d="M800 0C880 70 960 10 1030 80S1120 150 1200 200V0Z" fill="${strong}"/>`,
  grape: ([quiet, strong]) =>
    `<g stroke-width="104" stroke-linecap="round" stroke-dasharray="0 112"><path d="M864 0H1210M976 194H1210M1088 388H1190" stroke="${quiet}"/><path d="M920 97H1210M1032 291H1210" stroke="${strong}"/></g>`,
  mono: ([quiet, strong]) =>
    `<path d="M960 0H1200V240H960Z" fill="${quiet}"/><path d="M1080 0H1200V120H1080ZM960 120H1080V240H960Z" fill="${strong}"/>`,
};

/** The decoration of a theme as SVG: across from where the text begins, or smaller in two corners. */
export function decorate(
  theme: ThemeName,
  { shades, align }: { shades: Shades; align: "left" | "center" | "right" },
): string {
  const drawn = decorations[theme](shades);
  switch (align) {
    case "left":
      return drawn;
    case "right":
      return `<g transform="matrix(-1 0 0 1 1200 0)">${drawn}</g>`;
    case "center":
      return `<g transform="matrix(.6 0 0 .6 480 0)">${drawn}</g><g transform="matrix(-.6 0 0 -.6 720 630)">${drawn}</g>`;
  }
}

function rows(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join("");
}

function leaf(left: number, top: number): string {
  return `M${left} ${top}h60a60 60 0 0 1 60 60v60h-60a60 60 0 0 1-60-60z`;
}
