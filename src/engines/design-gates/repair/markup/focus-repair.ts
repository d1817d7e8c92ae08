import type { Finding } from "../../gate.js";
import type { PlannedRepair } from "../../judged.js";
import type { PageElement } from "../../page/element.js";
import { removesOutline } from "../../stylesheet/focus-gate.js";
import { selectorShown } from "../../stylesheet/read-sheet.js";
import type { PageEditor, Planner } from "./page-editor.js";
import { declarationsInState, setInlineStyle } from "./style-edits.js";

const STATES: ReadonlySet<string> = new Set(["focus", "focus-visible", "focus-within"]);
const NAMES = ["outline", "outline-style"];
const REVERT = "revert";
const MESSAGE = "give the browser's outline back";

function removalsOf(editor: PageEditor, element: PageElement) {
  return declarationsInState(editor, element, { states: STATES, names: NAMES }).filter(
    ({ written }) => removesOutline(written),
  );
}

/** Findings of one status whose outline the same rules take away, as one: the first, which says of how many. */
export function mergeByRule(editor: PageEditor, findings: readonly Finding[]): readonly Finding[] {
  const groups = new Map<string, { rule: string; found: Finding[] }>();
  for (const [at, finding] of findings.entries()) {
    const removals =
      finding.element && finding.status !== "pass" ? removalsOf(editor, finding.element) : [];
    const key = removals.length === 0 ? `${at}` : [finding.status, ...starts(removals)].join(" ");
    const group = groups.get(key);
    if (group !== undefined) group.found.push(finding);
    else {
      const [removal] = removals;
      const rule = removal === undefined ? "" : selectorShown(removal.written.rule);
      groups.set(key, { rule, found: [finding] });
    }
  }
  return [...groups.values()].flatMap(({ rule, found }) => {
    const [first] = found;
    if (first === undefined || found.length === 1) return first ?? [];
    const message = `${first.message} The rule ${rule} does this to ${found.length} elements.`;
    return { ...first, message };
  });
}

function starts(removals: readonly { readonly start: number }[]): readonly number[] {
  return removals.map(({ start }) => start);
}

/** Gives the browser's outline back where a rule, or the style of the element, takes it away. */
export const revertOutline: Planner = (editor, { failing }, gate) => {
  const planned = new Map<Finding, PlannedRepair>();
  for (const finding of failing) {
    const { element } = finding;
    if (element === undefined) continue;
    const edits = removalsOf(editor, element).map(({ valueStart, valueEnd }) => ({
      start: valueStart,
      end: valueEnd,
      text: REVERT,
    }));
    const before = edits.map(({ start, end }) => editor.page.source.slice(start, end)).join(", ");
    const after = `outline: ${REVERT}`;
    if (edits.length > 0) {
      const change = { gate, before: `outline: ${before}`, after, message: MESSAGE, edits };
      planned.set(finding, editor.repair(element, change));
      continue;
    }
    const declared = editor.page.styles.of(element).declared("outline-style");
    if (declared?.from !== "style") continue;
    const { isImportant } = declared;
    const edit = setInlineStyle(editor, element, { name: "outline", value: REVERT, isImportant });
    if (edit === undefined) continue;
    const written = editor.written(element, "style") ?? "";
    const change = { gate, before: written, after, message: MESSAGE, edits: [edit] };
    planned.set(finding, editor.repair(element, change));
  }
  return planned;
};
