import { tokenBehind } from "../../../../engines/prompt-reading/coordinates/token-behind.js";
import type { Prompt } from "../../../../engines/prompt-reading/tokens/read-prompt.js";

const PREFIXED =
  /([NS])(\d{2})(\d{2}(?:\.\d{1,4})?)?(\d{2})?[ ,/]{0,2}([EW])(\d{3})(\d{2}(?:\.\d{1,4})?)?(\d{2})?(?![\p{L}\p{N}]|\.\d)/uy;

export interface PrefixedPosition {
  readonly lat: number;
  readonly lon: number;
  readonly next: number;
}

/** `N4830 E00230`: degrees and minutes behind the letters of their hemispheres, at a token. */
export function prefixedPositionAt(prompt: Prompt, at: number): PrefixedPosition | undefined {
  const token = prompt.tokens[at];
  if (token?.kind !== "word" || !/^[NS]\d/u.test(token.text)) return undefined;
  PREFIXED.lastIndex = token.from;
  const match = PREFIXED.exec(prompt.folded.text);
  if (!match) return undefined;
  const [whole, ns, latD, latM = 0, latS = 0, ew, lonD, lonM = 0, lonS = 0] = match;
  const lat = Number(latD) + Number(latM) / 60 + Number(latS) / 3600;
  const lon = Number(lonD) + Number(lonM) / 60 + Number(lonS) / 3600;
  if (lat > 90 || lon > 180) return undefined;
  return {
    lat: ns === "S" ? -lat : lat,
    lon: ew === "W" ? -lon : lon,
    next: tokenBehind(prompt.tokens, at, token.from + whole.length),
  };
}
