/** Puts a text in the place of the characters from `start` up to `end`. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Whether what is inserted belongs to what ends there, and not to what begins there. */
  readonly isAfter?: boolean;
}

/** An edit of a program that changes how it is run and not what it does. */
export interface Addition extends TextEdit {
  /** Where that begins which it closes; undefined for what closes nothing. */
  readonly closes: number | undefined;
}

/** Edits in the order of the text: at one place the innermost closes first, and then the outermost opens. */
function inOrder(additions: readonly Addition[]): readonly Addition[] {
  return additions
    .map((addition, at) => ({ addition, at }))
    .sort((a, b) => {
      const [left, right] = [a.addition, b.addition];
      if (left.start !== right.start) return left.start - right.start;
      if (left.closes === undefined || right.closes === undefined) {
        if (left.closes !== right.closes) return left.closes === undefined ? 1 : -1;
        return a.at - b.at;
      }
      return right.closes - left.closes || b.at - a.at;
    })
    .map(({ addition }) => addition);
}

/** The text with the additions in it. */
export function addTo(text: string, additions: readonly Addition[]): string {
  return splice(text, inOrder(additions));
}

/** Applies edits that do not overlap; at the same place they come in the order given. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return splice(
    text,
    edits.toSorted((a, b) => a.start - b.start || a.end - b.end),
  );
}

/**
 * Moves edits of a text to the text after additions: what they replace is replaced with the additions
 * within, and what they insert stands inside of what the additions put around the same place.
 */
export function createMover(additions: readonly Addition[]): (edit: TextEdit) => TextEdit {
  const ordered = inOrder(additions);
  const grown = (addition: Addition) => addition.text.length - (addition.end - addition.start);
  const totals: number[] = [0];
  for (const addition of ordered) totals.push((totals.at(-1) ?? 0) + grown(addition));
  const countBefore = (isBefore: (addition: Addition) => boolean) => {
    let low = 0;
    let high = ordered.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const addition = ordered[middle];
      if (addition && isBefore(addition)) low = middle + 1;
      else high = middle;
    }
    return totals[low] ?? 0;
  };
  /** What begins at `at` begins after everything that was added there. */
  const begin = (at: number) => at + countBefore(({ start }) => start <= at);
  /** What ends at `at` ends before everything that was added there. */
  const end = (at: number) => at + countBefore(({ start }) => start < at);
  return (edit) => {
    if (edit.start < edit.end) return { ...edit, start: begin(edit.start), end: end(edit.end) };
    const at = edit.isAfter ? end(edit.start) : begin(edit.start);
    return { start: at, end: at, text: edit.text };
  };
}

function splice(text: string, ordered: readonly TextEdit[]): string {
  let done = "";
  let at = 0;
  for (const edit of ordered) {
    done += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return done + text.slice(at);
}
