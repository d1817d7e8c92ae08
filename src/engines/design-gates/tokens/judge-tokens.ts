import { type SourceJudge, SourceRefused } from "../judged.js";
import { createLineFinder } from "../places/line-finder.js";
import { classifyToken } from "./classify-token.js";
import { contrasts } from "./color-gate.js";
import { names } from "./name-gate.js";
import { parseJson } from "./parse-json.js";
import { readTokens } from "./read-tokens.js";
import { aliases, duplicates, values } from "./reference-gates.js";
import { fontSizeFloor, lineHeights, spacingScale, targetSizes, typeScale } from "./size-gates.js";
import type { KnownToken, TokenGate } from "./token-gate.js";

export const tokenGates: readonly TokenGate[] = [
  values,
  aliases,
  contrasts,
  fontSizeFloor,
  typeScale,
  lineHeights,
  spacingScale,
  targetSizes,
  duplicates,
  names,
];

/** Judges design tokens. Throws `SourceRefused` for what is no JSON, too deep or large, or holds none. Linear in the tokens. */
export const judgeTokens: SourceJudge = (source, isWanted) => {
  const tokens = readTokens(parseJson(source));
  if (tokens.all.length === 0) throw new SourceRefused("holds no design tokens");
  const known = tokens.all.map((token): KnownToken => {
    const resolved = tokens.resolve(token);
    if (resolved.state !== "value") return { token, kind: "other", value: undefined };
    const { value, statedType } = resolved.token;
    const typed = { ...token, statedType: token.statedType ?? statedType };
    return { token, kind: classifyToken(typed, value), value };
  });
  const sheet = { source, tokens, known, lines: createLineFinder(source) };
  return tokenGates
    .filter(({ id }) => isWanted(id))
    .map((gate) => ({ gate, findings: [...gate.check(sheet)] }));
};
