import type { Finding } from "../../gate.js";
import type { PlannedRepair } from "../../judged.js";
import type { PageElement } from "../../page/element.js";
import type { Planner } from "./page-editor.js";

/**
 * Gives elements whose id is taken another one. What refers to an id reaches the first element in any case, and
 * goes on to; where there are as many labels as elements, each label goes with the element of its
 * place. An id that a style sheet or a script names stays.
 */
export const renameIds: Planner = (editor, { failing }, gate) => {
  const named = namesInCode(editor.code);
  const labels = labelsByTarget(editor.page.elements);
  const places = placesAmongSame(editor.page.elements);
  const given = new Set<string>();
  const counts = new Map<string, number>();
  const planned = new Map<Finding, PlannedRepair>();
  for (const finding of failing) {
    const { element } = finding;
    const id = element?.attributes.get("id") ?? "";
    if (element === undefined || id === "" || /\s/.test(id) || named.has(id)) continue;
    let count = counts.get(id) ?? 1;
    let free = "";
    do {
      count += 1;
      free = `${id}-${count}`;
    } while (editor.page.byId(free).length > 0 || given.has(free));
    counts.set(id, count);
    const edit = editor.setAttribute(element, "id", free);
    if (edit === undefined) continue;
    const edits = [edit];
    const ofId = labels.get(id) ?? [];
    if (ofId.length === editor.page.byId(id).length) {
      const label = ofId[places.get(element) ?? -1];
      const moved = label && editor.setAttribute(label, "for", free);
      if (moved) edits.push(moved);
    }
    given.add(free);
    const before = editor.written(element, "id") ?? "";
    const message = "give it an id of its own";
    const change = { gate, before, after: edit.text, message, edits };
    planned.set(finding, editor.repair(element, change));
  }
  return planned;
};

function labelsByTarget(elements: readonly PageElement[]): ReadonlyMap<string, PageElement[]> {
  const labels = new Map<string, PageElement[]>();
  for (const element of elements) {
    const target = element.tag === "label" ? element.attributes.get("for") : undefined;
    if (target === undefined) continue;
    const list = labels.get(target);
    if (list === undefined) labels.set(target, [element]);
    else list.push(element);
  }
  return labels;
}

/** What stands after `#`, and all that is quoted, in style sheets and scripts. */
function namesInCode(code: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, name = ""] of code.matchAll(/["'`#]([\w\u0080-\uffff-]{1,200})/gu)) names.add(name);
  return names;
}

/** How many elements before an element have the same id. */
function placesAmongSame(elements: readonly PageElement[]): ReadonlyMap<PageElement, number> {
  const counts = new Map<string, number>();
  const places = new Map<PageElement, number>();
  for (const element of elements) {
    const id = element.attributes.get("id");
    if (id === undefined) continue;
    const before = counts.get(id) ?? 0;
    places.set(element, before);
    counts.set(id, before + 1);
  }
  return places;
}
