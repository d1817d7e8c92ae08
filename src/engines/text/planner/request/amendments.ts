/** "no wait, 40", "sorry, I meant 6 by 8": words that take back what stands before them. */
const MADE = "(?:i (?:meant|mean)|make (?:that|it)|it(?:'s| is)|that(?:'s| is)|should be|actually)";
const STRONG = `(?:oh |ah |oops,? )?(?:no,? wait|wait,? no|scratch that|strike that)(?:[,.:–—-]{1,3}| )(?:${MADE},? )?|sorry[,:–—-]{0,2} ?(?:${MADE}|no)[,:]? |sorry[,:–—-]{0,2} (?=[$€£]?\\d)|(?:actually|or rather|no)[,:]? (?:make (?:that|it)|i (?:meant|mean)) `;
const WEAK = `(?:oops|whoops|wait|correction)[,.:–—-]{1,3} ?(?:${MADE},? )?|i (?:meant|mean)[,:]? |make that |or rather,? |actually,? no,? `;
/** The weaker words take something back only behind a mark; "I mean" and "wait" have other uses. */
const CUE = new RegExp(
  `[\\s,.;:(–—…-]{1,6}(?:${STRONG}|(?<=[,.;:(–—…-]\\s{0,3})(?:${WEAK}))`,
  "iu",
);
const NEVER_MIND =
  /^[\s\S]{0,2000}?[\s,.;:–—-](?:never ?mind(?: that)?|forget (?:that|it)|ignore that|scrap that)[\s,.:;–—-]+(?:instead,? )?(?=\S)/iu;
const BLOCK = /:\s*\n|\n|:\s(?=\S)/u;
const AMENDMENTS_MAX = 4;

interface Token {
  readonly text: string;
  readonly shape: string;
  readonly start: number;
  readonly end: number;
}

function tokensOf(text: string): Token[] {
  return [
    ...text.matchAll(
      /[$€£]?\d[\d,]*(?:\.\d+)?(?:%|(?=[\s,.;:)?!–—-]|$))|\uE000\d+\uE001|[$€£]?\d[^\s,.;)?!]*|[\p{L}'’]+|[^\s\p{L}\d]/gu,
    ),
  ].map((found) => {
    const [token] = found;
    const shape = token.startsWith("\uE000")
      ? "quote"
      : /^\d[\d,]*(?:\.\d+)?$/u.test(token)
        ? "number"
        : token.endsWith("%")
          ? "percent"
          : /^[$€£]/u.test(token)
            ? "money"
            : /^\d/u.test(token)
              ? "figure"
              : /^\p{L}/u.test(token)
                ? "word"
                : token;
    return {
      text: token.toLowerCase(),
      shape,
      start: found.index,
      end: found.index + token.length,
    };
  });
}

/** Whether two pieces are built alike: same kinds of words, some shared or a figure in both. */
function isAlike(before: readonly Token[], after: readonly Token[]): boolean {
  if (before.length !== after.length) return false;
  if (!before.every(({ shape }, place) => shape === after[place]?.shape)) return false;
  return (
    before.some(({ text }, place) => text === after[place]?.text) ||
    after.some(({ shape }) => shape !== "word")
  );
}

/** Puts the replacement where what it replaces stood; undefined where that place is not plain. */
function amendOnce(head: string, tail: string): string | undefined {
  const clause = /^[^?!;)]*?(?=[.](?:\s|$)|[?!;)]|$)/u.exec(tail)?.[0] ?? tail;
  const [all, before] = [tokensOf(clause), tokensOf(head)];
  const cut = (first: Token, last: Token, length: number) => {
    const replacement = tail.slice(0, all[length - 1]?.end ?? 0);
    const rest = tail.slice(all[length - 1]?.end ?? 0).replace(/^\s*\)/u, "");
    const text = `${head.slice(0, first.start)}${replacement}${head.slice(last.end)}`;
    return `${text.replace(/[\s,;.–—-]+$/u, "")}${/^[,\s]*\p{L}/u.test(rest) ? ` ${rest.replace(/^[,\s]+/u, "")}` : rest}`;
  };
  for (let length = Math.min(all.length, before.length, 12); length > 0; length -= 1) {
    const after = all.slice(0, length);
    const isWhole = length === all.length;
    if (after.every(({ shape }) => shape.length === 1)) continue;
    const last = isWhole ? before.length : before.length - length + length;
    const windows = isWhole
      ? Array.from({ length: last - length + 1 }, (_, step) => last - length - step)
      : [before.length - length];
    for (const from of windows.filter((place) => place >= 0)) {
      const window = before.slice(from, from + length);
      const [first, end] = [window[0], window.at(-1)];
      const isOneWord =
        isWhole &&
        length === 1 &&
        from === before.length - 1 &&
        first?.shape === "word" &&
        after[0]?.shape === "word";
      if (first && end && (isAlike(window, after) || isOneWord)) return cut(first, end, length);
    }
  }
  return undefined;
}

/**
 * Resolves what a task takes back in the middle of a sentence ("20% of 30, no wait, 40" is "20% of 40").
 * Undefined where something is taken back and what it was is not plain: then the task must not be computed.
 */
export function resolveAmendments(task: string): string | undefined {
  let text = task.replace(NEVER_MIND, "");
  for (let pass = 0; pass < AMENDMENTS_MAX; pass += 1) {
    const found = CUE.exec(text);
    if (!found) return text;
    const head = text.slice(0, found.index);
    if (BLOCK.test(head.replace(/^\s*\w+:\s/u, ""))) return text;
    if (head.trim() === "") return text;
    const amended = amendOnce(head, text.slice(found.index + found[0].length));
    if (amended === undefined) return undefined;
    text = amended;
  }
  return undefined;
}
