const HOOK = /\b(?:beforeAll|beforeEach|afterAll|afterEach)\s*\(/;
const TEST = /\b(?:it|test|specify|describe)\b[\w.]*\s*[(`[]/;
const MARKED = /^\s*>\s*\d+ \|/;
const POINTER = /^\s*\|\s*\^/;

/**
 * Whether the code that a runner quotes of the place of an error is in a hook: JavaScript's runners do
 * not say it. The nearest opening of a hook or a test above the marked line, or in it, decides.
 */
export function isInHook(quoted: readonly string[]): boolean {
  const pointer = quoted.findIndex((line) => POINTER.test(line));
  const marked = quoted.findIndex((line) => MARKED.test(line));
  const at = marked === -1 ? pointer - 1 : marked;
  if (at < 0) return false;
  for (let line = at; line >= 0; line--) {
    const text = quoted[line] ?? "";
    if (HOOK.test(text)) return true;
    if (TEST.test(text)) return false;
  }
  return false;
}
