/** A number as SVG writes it, to a tenth of a pixel: places in a frame. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A number as SVG writes it, to a hundredth: places in an element's box, which is scaled. */
export function figure(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A number as SVG writes it, to a thousandth: opacities, offsets and scales. */
export function fraction(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
