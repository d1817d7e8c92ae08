import type { FoundFailure } from "../test-report.js";

const FILE = /^ ?(?:PASS|FAIL) {1,2}(?:.{0,100} )?([^\s:]+\.[\w.]+)(?: \([^)]{1,40}\))*$/;
const RESULT = /^(\s*)([✓✕○✎]) (\S.*?)( \(\d[\d.]* m?s\))?$/;
const GROUP = /^( {2,40})(\S.*)$/;

/**
 * What a verbose list of results tells of failed tests whose blocks are cut off. Below the line of its
 * file each ✕ counts; elsewhere only with the time behind it, as other tools write the sign, too.
 */
export function resultsWithout(
  known: readonly FoundFailure[],
  lines: readonly string[],
): readonly FoundFailure[] {
  const titles = new Set(known.map(({ test }) => test.split(" › ").at(-1)));
  const groups: { readonly indent: number; readonly title: string }[] = [];
  let file: string | undefined;
  return lines.flatMap((line) => {
    const [, blanks = "", mark, title = "", time] = RESULT.exec(line) ?? [];
    const [, indent = "", group] = mark === undefined ? (GROUP.exec(line) ?? []) : [];
    const depth = mark === undefined ? indent.length : blanks.length;
    while ((groups.at(-1)?.indent ?? -1) >= depth) groups.pop();
    if (group !== undefined) groups.push({ indent: depth, title: group });
    else if (mark === undefined) {
      groups.splice(0);
      file = FILE.exec(line)?.[1];
    }
    const isSure = file !== undefined || time !== undefined;
    if (mark !== "✕" || !isSure || titles.has(title.split(" › ").at(-1))) return [];
    const test = [...groups.map((one) => one.title), title].join(" › ");
    return [{ test, kind: "failure", message: "", details: [], file } as const];
  });
}
