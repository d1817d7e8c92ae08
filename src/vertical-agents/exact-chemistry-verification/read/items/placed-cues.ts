import { type Item, isCue } from "./item.js";
import { LINKS } from "./links.js";

const ORDERS = /^(?:skip|leave|omit|ignore|without|disable|bypass|dont|don't|never|forget)$/u;
const REFUSING = /^(?:no|forget|without|skip|ignore|ohne|keine?|sans|sin|sem|don't|dont)$/u;
const PERCENT_GAP_MAX = 8;
const CONTENT_GAP_MAX = 12;

/** `M(H2SO4)`, `M = 84 g/mol` and `% N in …` are cues by where they stand. */
export function withCues(items: readonly Item[], source: string): readonly Item[] {
  return items.map((item, at): Item => {
    const { span } = item;
    const text = source.slice(span.start, span.end);
    const next = items[at + 1];
    if (item.type === "word" && /^Mm?$/u.test(text) && isMassSign(items, at + 1)) {
      return { type: "cue", span, key: item.key, words: new Set(["molar mass"]) };
    }
    const before = items[at - 1];
    const isNoun = before?.type === "word" && /^(?:the|a|an|any|your|its|no)$/u.test(before.key);
    if (item.type === "cue" && isNoun && /^(?:checks?|verifier|mark)$/u.test(item.key)) {
      return { type: "word", span, key: item.key, isGlued: false };
    }
    if (item.type === "cue" && item.words.has("judge") && isOfOrder(items, at)) {
      return { type: "word", span, key: item.key, isGlued: false };
    }
    if (isCue(item, "balance") && item.key === "balance" && isThing(before)) {
      return { type: "word", span, key: item.key, isGlued: false };
    }
    // `printed already balanced` is told, not asked.
    if (
      isCue(item, "balanced") &&
      [before, next].some((one) => /^(?:already|deja|bereits|ya|ja)$/u.test(plainKey(one) ?? ""))
    ) {
      return { type: "word", span, key: item.key, isGlued: false };
    }
    // A key of JSON names what follows.
    if (item.type === "cue" && /^"\s?:/u.test(source.slice(span.end, span.end + 3))) {
      return { type: "word", span, key: item.key, isGlued: false };
    }
    if (item.type === "cue" && isRefused(items, at)) {
      return { type: "word", span, key: item.key, isGlued: false };
    }
    const isPercent =
      text === "%" ||
      /^(?:percent|percentage|prozent|pct|porcentaje|pourcentage|porcentagem|wt|anteil)$/iu.test(
        text,
      );
    const isPlain = item.type === "word" || item.type === "mark";
    if (isPlain && isPercent && (isOfContent(items, at) || isElementBefore(items, at))) {
      return { type: "cue", span, key: "%", words: new Set(["percent composition"]) };
    }
    if (isPlain && isPercent && next && isElementAhead(items, at + 1)) {
      return { type: "cue", span, key: "%", words: new Set(["percent composition"]) };
    }
    return item;
  });
}

/** `skip your checks` and `leave out the verifier` speak to the reader; they judge nothing. */
function isOfOrder(items: readonly Item[], at: number): boolean {
  const before = plainKey(items[at - 1]) ?? "";
  const key = plainKey(items[at]) ?? "";
  if (
    /^(?:checks?|verifier|verify|mark)$/u.test(key) &&
    /^(?:the|a|an|any|your|its|my|all)$/u.test(before)
  )
    return true;
  return items.slice(Math.max(0, at - 4), at).some((item) => ORDERS.test(plainKey(item) ?? ""));
}

/** `no percent composition` and `forget the oxidation states` refuse a task. */
function isRefused(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (
    !isCue(
      item,
      "molar mass",
      "percent composition",
      "oxidation state",
      "empirical formula",
      "limiting",
      "balance",
    )
  )
    return false;
  const isLink = /^(?:the|any|need|to|for|their|its|a)$/u;
  let back = at - 1;
  while (isLink.test(plainKey(items[back]) ?? "") && back > at - 3) back -= 1;
  const word = items[back];
  // `No` at the beginning of a sentence is nobelium elsewhere.
  const key = word?.type === "symbol" ? word.written.toLowerCase() : plainKey(word);
  return REFUSING.test(key ?? "");
}

/** `the balance reads 0.2 g too high`. */
function isThing(before: Item | undefined): boolean {
  return /^(?:the|a|our|my|lab|analytical|this|digital)$/u.test(plainKey(before) ?? "");
}

function isMassSign(items: readonly Item[], at: number): boolean {
  const [next, after] = [items[at], items[at + 1]];
  // `M 180.16`: a number with decimals, for `M 2` may be a screw.
  if (next?.type === "number" && !Number.isInteger(next.value) && next.value > 1) return true;
  if (!next || !("key" in next)) return false;
  if (next.key === "(" && after?.type === "substance") return true;
  if (/^(?:of|von|de)$/u.test(next.key)) return after?.type === "substance";
  if (!/^[=:≈]$/u.test(next.key)) return false;
  const isDecimal = after?.type === "number" && !Number.isInteger(after.value) && after.value > 1;
  return isDecimal || (after?.type === "quantity" && after.unit === "g/mol");
}

/** `sulphur content of H2SO4 in %` and `how much water does it contain in percent`. */
function isOfContent(items: readonly Item[], at: number): boolean {
  if (!/^(?:in|as|en|em|als|a)$/u.test(plainKey(items[at - 1]) ?? "")) return false;
  return items
    .slice(Math.max(0, at - CONTENT_GAP_MAX), at)
    .some((item) =>
      /^(?:contents?|contains?|gehalt|enthalt|teneur|contient|contenido|contiene|teor|contem|anteil|share|\p{L}+gehalt)$/u.test(
        plainKey(item) ?? "",
      ),
    );
}

/** `nitrogen percentage in each`. */
function isElementBefore(items: readonly Item[], at: number): boolean {
  const [before, next] = [items[at - 1], items[at + 1]];
  return before?.type === "symbol" && /^(?:in|of|en|em|dans)$/u.test(plainKey(next) ?? "");
}

function isElementAhead(items: readonly Item[], from: number): boolean {
  for (let at = from; at < from + PERCENT_GAP_MAX; at += 1) {
    const item = items[at];
    if (item?.type === "symbol" || item?.type === "substance") return true;
    if (isCue(item, "each", "mass", "percent composition")) continue;
    const isFiller =
      item?.type === "word" &&
      (LINKS.has(item.key) || /^(?:by|mass|weight|elements?|every|all|atoms?)$/u.test(item.key));
    const isMark = item?.type === "mark" && /^[-:]$/u.test(item.key);
    if (!isFiller && !isMark) return false;
  }
  return false;
}

export function plainKey(item: Item | undefined): string | undefined {
  return item && "key" in item ? item.key : undefined;
}
