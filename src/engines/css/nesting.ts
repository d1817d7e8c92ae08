/** How deep brackets of all kinds are nested in CSS, counted no further than a bound is exceeded. Linear. */
export function nestingOf(text: string, bound: number): number {
  let [depth, deepest] = [0, 0];
  for (let place = 0; place < text.length && deepest <= bound; place += 1) {
    const code = text.charCodeAt(place);
    if (code === 0x28 || code === 0x5b || code === 0x7b) {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (code === 0x29 || code === 0x5d || code === 0x7d) depth -= 1;
  }
  return deepest;
}
