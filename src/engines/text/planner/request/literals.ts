/** Marks around the number of a literal that was taken out of a task; no task holds them. */
const OPEN = "\uE000";
const CLOSE = "\uE001";

/** Quotes after so many stay in the text. */
const QUOTES_MAX = 100;

export interface Literal {
  /** Quoted or JSON, a row of numbers, or not in this step of the task. */
  readonly kind: "quoted" | "numbers" | "absent";
  readonly text: string;
}

export interface CutTask {
  /** The task with each literal replaced by its mark. */
  readonly text: string;
  readonly literals: readonly Literal[];
}

const NUMBER =
  "[-+−]?(?:[$€£]\\s?)?(?:\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+)(?:\\.\\d+)?(?:[eE][-+]?\\d+)?%?";
const FENCE = /```[a-z]*\n?([\s\S]*?)```/gu;
const QUOTES =
  /"([^"]*)"|“([^”]*)”|`([^`]*)`|«([^»]*)»|(?<![\p{L}\p{N}])'([^'\n]*(?:'(?=[\p{L}])[^'\n]*)*)'(?![\p{L}\p{N}])|‘([^’]*)’/gu;
const ROW = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/(-])(?:\\[|\\{)?\\s*${NUMBER}(?:(?:\\s*[,;]\\s*(?:and\\s+)?|\\s+and\\s+|\\s*\\|\\s*|[ \\t]+|\\s*\\n\\s*)${NUMBER})+\\s*(?:\\]|\\})?(?![\\p{L}\\p{N}:/%]|[.,-]\\d)`,
  "gu",
);

export const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`, "u");
/** The source of a pattern for one mark, its number captured. */
export const MARK_SOURCE = `${OPEN}(\\d+)${CLOSE}`;

export const mark = (place: number) => `${OPEN}${place}${CLOSE}`;

/** Takes quoted pieces out of a task. What is within quotes is data, never part of the instruction. */
export function cutQuotes(task: string): CutTask {
  const literals: Literal[] = [];
  const take = (text: string): string => {
    if (literals.length >= QUOTES_MAX) return text;
    literals.push({ kind: "quoted", text });
    return mark(literals.length - 1);
  };
  const clean = task.replace(/[\uE000\uE001]/gu, "");
  const json = jsonIn(clean);
  const text = (json ? clean.replace(json, () => take(json)) : clean)
    .replace(FENCE, (_, inner: string) => take(inner.trim()))
    .replace(QUOTES, (_, ...groups: unknown[]) =>
      take(String(groups.slice(0, 6).find((group) => typeof group === "string") ?? "")),
    );
  return { text, literals };
}

/** The object or array that a task shows within its text. */
function jsonIn(text: string): string | undefined {
  const start = text.search(/\{\s*"|\[\s*[{"]/u);
  const end = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]"));
  if (start < 0 || end <= start) return undefined;
  const json = text.slice(start, end + 1);
  try {
    JSON.parse(json);
    return json;
  } catch {
    return undefined;
  }
}

/** Takes rows of two or more numbers out as well. */
export function cutRows({ text, literals }: CutTask): CutTask {
  const all = [...literals];
  const cut = text.replace(ROW, (row) => {
    all.push({ kind: "numbers", text: row.trim() });
    return ` ${mark(all.length - 1)} `;
  });
  return { text: cut.replace(/[ \t]+/gu, " ").trim(), literals: all };
}

/** The task as it was, for tools that read it whole. */
export function fillLiterals({ text, literals }: CutTask, quote = '"'): string {
  return text.replace(new RegExp(MARK_SOURCE, "gu"), (_, place: string) => {
    const literal = literals[Number(place)];
    if (!literal) return "";
    return literal.kind === "quoted" ? `${quote}${literal.text}${quote}` : literal.text;
  });
}

/** The numbers of a row, as they are written without signs of money and grouping. */
export function numbersOf(text: string): string[] {
  return [...text.matchAll(new RegExp(NUMBER, "gu"))].map(([number]) =>
    number
      .replace(/[$€£,\s%]/gu, "")
      .replace("−", "-")
      .replace(/^\+/u, ""),
  );
}
