/** One character or ligature at its place in a line, from left to right. */
export interface Token<Source> {
  readonly text: string;
  readonly source: Source;
}

type Direction = "left" | "right" | "number" | "neutral";

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const NUMBER = /^[\p{Nd}%‰$€£#+\-.,:/]$/u;
const DIGIT = /\p{Nd}/u;
const LETTER = /\p{L}/u;
const MIRRORED: ReadonlyMap<string, string> = new Map(
  ["()", ")(", "[]", "][", "{}", "}{", "<>", "><", "«»", "»«"].map((pair) => [
    pair.charAt(0),
    pair.charAt(1),
  ]),
);

export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * Puts a line whose characters stand as they are seen into the order in which they are read: the
 * reverse of rule L2 of the Unicode Bidirectional Algorithm (UAX 9), with two levels. Linear.
 */
export function readingOrder<Source>(tokens: readonly Token<Source>[]): readonly Token<Source>[] {
  let left = 0;
  let right = 0;
  for (const { text } of tokens) {
    if (RIGHT_TO_LEFT.test(text)) right += 1;
    else if (LETTER.test(text)) left += 1;
  }
  if (right === 0) return tokens;
  const ordered =
    right >= left
      ? reverseRuns([...tokens].reverse().map(mirror), (direction) => direction !== "right")
      : reverseRuns(tokens, (direction) => direction === "right");
  // Some producers name the bracket that is written, others the one that is seen.
  const written = ordered.map(({ source, text }) => ({ source, text: MIRRORED.get(text) ?? text }));
  return misplacedBrackets(written) < misplacedBrackets(ordered) ? written : ordered;
}

/** Brackets that are closed before they are opened, or never. */
function misplacedBrackets(tokens: readonly Token<unknown>[]): number {
  let open = 0;
  let misplaced = 0;
  for (const { text } of tokens) {
    if (text === "(" || text === "[") open += 1;
    else if ((text === ")" || text === "]") && open > 0) open -= 1;
    else if (text === ")" || text === "]") misplaced += 1;
  }
  return misplaced + open;
}

/** Reverses each longest run that begins and ends with such tokens and holds none of the others. */
function reverseRuns<Source>(
  tokens: readonly Token<Source>[],
  isInside: (direction: Direction) => boolean,
): Token<Source>[] {
  const directions = directionsOf(tokens);
  const ordered: Token<Source>[] = [];
  const isOuter = isInside("right");
  let run: Token<Source>[] = [];
  let tail: Token<Source>[] = [];
  let last: Direction = "neutral";
  const flush = () => {
    ordered.push(...(isOuter ? turnedRun(run) : run.reverse().map(mirror)), ...tail);
    run = [];
    tail = [];
  };
  tokens.forEach((token, index) => {
    const direction = directions[index] ?? "neutral";
    const isNeutral = direction === "neutral" || (isOuter && direction === "number");
    if (isNeutral && run.length === 0) ordered.push(token);
    else if (isNeutral) tail.push(token);
    else if (isInside(direction)) {
      if (partsRuns(tail, last, direction)) flush();
      run.push(...tail.splice(0), token);
      last = direction;
    } else {
      flush();
      ordered.push(token);
    }
  });
  flush();
  return ordered;
}

/** A bracket beside a number goes with the line and not with the words before it (rule N0). */
function partsRuns(tail: readonly Token<unknown>[], last: Direction, next: Direction): boolean {
  return (last === "number" || next === "number") && tail.some(({ text }) => MIRRORED.has(text));
}

/** A run of right-to-left text within a line that runs to the right; its numbers stay as they are. */
function turnedRun<Source>(run: readonly Token<Source>[]): Token<Source>[] {
  return run.length === 0
    ? []
    : reverseRuns([...run].reverse().map(mirror), (direction) => direction !== "right");
}

function directionsOf(tokens: readonly Token<unknown>[]): Direction[] {
  return tokens.map(({ text }, index) => {
    if (RIGHT_TO_LEFT.test(text)) return "right";
    if (LETTER.test(text)) return "left";
    if (DIGIT.test(text)) return "number";
    const before = tokens[index - 1]?.text ?? "";
    const after = tokens[index + 1]?.text ?? "";
    const isInNumber = NUMBER.test(text) && (DIGIT.test(before) || DIGIT.test(after));
    return isInNumber && DIGIT.test(before) && DIGIT.test(after) ? "number" : "neutral";
  });
}

function mirror<Source>(token: Token<Source>): Token<Source> {
  const mirrored = MIRRORED.get(token.text);
  return mirrored === undefined ? token : { ...token, text: mirrored };
}
