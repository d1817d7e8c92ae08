const TOKENS_MAX = 600;

/** A word in lower case without accents, or a mark that ends a phrase. */
export type Token = { readonly word: string } | { readonly mark: "," | "." };

/** The words and marks of a text, at most 600; whatever is neither a letter nor a digit divides them. */
export function tokensOf(text: string): Token[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['\u2018\u2019\u02bc]s\b/g, "")
    .replace(/['\u2018\u2019\u02bc]/g, "");
  const tokens: Token[] = [];
  for (const [piece] of plain.matchAll(/[\p{L}\p{N}]+|[,.;:!?()|\n]|\s[-\u2013\u2014]\s/gu)) {
    if (tokens.length === TOKENS_MAX) break;
    if (/[\p{L}\p{N}]/u.test(piece)) tokens.push({ word: piece });
    else tokens.push({ mark: /[.;!?]/.test(piece) ? "." : "," });
  }
  return tokens;
}
