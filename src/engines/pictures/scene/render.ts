import { Resvg } from "@resvg/resvg-js";
import type { Coarseness } from "./styles.js";

const SVG_LENGTH_MAX = 16_000_000;

/**
 * Renders an SVG to a PNG of its own size (resvg, no fonts, no files). With a `coarseness` it is drawn
 * smaller first and then enlarged. An SVG over 16 MB is refused.
 */
export function renderPng(
  svg: string,
  size: { readonly width: number; readonly height: number },
  coarseness: Coarseness = { factor: 1, isSmooth: true },
): Uint8Array {
  if (svg.length > SVG_LENGTH_MAX) throw new RangeError("the drawing is too large to be rendered");
  const { factor, isSmooth } = coarseness;
  if (factor <= 1) return rasterise(svg);
  const small = rasterise(svg, Math.max(1, Math.round(size.width / factor)));
  const data = Buffer.from(small).toString("base64");
  const box = `width="${size.width}" height="${size.height}"`;
  return rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}><image ${box} preserveAspectRatio="none" image-rendering="${isSmooth ? "optimizeQuality" : "optimizeSpeed"}" href="data:image/png;base64,${data}"/></svg>`,
  );
}

function rasterise(svg: string, width?: number): Uint8Array {
  const resvg = new Resvg(svg, {
    font: { loadSystemFonts: false },
    logLevel: "off",
    ...(width === undefined ? {} : { fitTo: { mode: "width", value: width } }),
  });
  return resvg.render().asPng();
}
