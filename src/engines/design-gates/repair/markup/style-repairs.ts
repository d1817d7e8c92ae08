import { LEGIBLE_PX } from "../../font-floor.js";
import type { Finding } from "../../gate.js";
import type { PlannedRepair, TextEdit } from "../../judged.js";
import { closest, type PageElement } from "../../page/element.js";
import type { DeclaredValue } from "../../page/styles/computed-style.js";
import { eachOf, type PageEditor, type Planner } from "./page-editor.js";
import { findDeclaration, makeUnimportant, setInlineStyle } from "./style-edits.js";

const INHERITED = /^(?:inherit|unset)$/i;
const FIXED = /^[\d.]+(?:px|rem|pt)$/i;

/** What an element or one around it declares for a property that is inherited. */
function declarerOf(editor: PageEditor, element: PageElement, property: string) {
  const { styles } = editor.page;
  const owner = closest(element, (one) => {
    const declared = styles.of(one).declared(property);
    return declared !== undefined && !INHERITED.test(declared.value);
  });
  return { owner, declared: owner && styles.of(owner).declared(property) };
}

interface Setting {
  readonly property: string;
  readonly value: string;
  readonly message: string;
  /** Whether the rule that declares it may be changed for all that it is for. */
  readonly isForRule: (declared: DeclaredValue) => boolean;
}

/** Sets an inherited property: in the rule that declares it, else in the style of each element. */
function setProperty({ property, value, message, isForRule }: Setting): Planner {
  return (editor, { failing }, gate) => {
    const shared = new Map<number, PlannedRepair>();
    const planned = new Map<Finding, PlannedRepair>();
    for (const finding of failing) {
      const { element } = finding;
      if (element === undefined) continue;
      const { owner, declared } = declarerOf(editor, element, property);
      const found =
        owner && declared?.from === "sheet" && isForRule(declared)
          ? findDeclaration(editor, owner, { name: property, ...declared })
          : undefined;
      const before = found && editor.page.source.slice(found.valueStart, found.valueEnd);
      const edit: TextEdit | undefined = found
        ? { start: found.valueStart, end: found.valueEnd, text: value }
        : setInlineStyle(editor, element, {
            name: property,
            value,
            isImportant: declared?.isImportant ?? false,
          });
      if (edit === undefined) continue;
      const repair = (found && shared.get(found.start)) ?? {
        ...editor.repair(found ? owner : element, {
          gate,
          before:
            before === undefined
              ? (editor.written(element, "style") ?? "")
              : `${property}: ${before}`,
          after: `${property}: ${value}`,
          message,
          edits: [edit],
        }),
      };
      if (found) shared.set(found.start, repair);
      planned.set(finding, repair);
    }
    return planned;
  };
}

export const raiseFontSize = setProperty({
  property: "font-size",
  value: `${LEGIBLE_PX}px`,
  message: `raise text that is hardly read to ${LEGIBLE_PX}px`,
  isForRule: ({ value }) => FIXED.test(value),
});

export const alignToStart = setProperty({
  property: "text-align",
  value: "start",
  message: "align lines at their start, so that no gaps open between words",
  isForRule: () => true,
});

/** Underlines a link that only its colour tells from the text around it. */
export const underlineLink = eachOf((editor, { element }, gate) => {
  if (element === undefined) return undefined;
  const declared = editor.page.styles.of(element).declared("text-decoration-line");
  const edit = setInlineStyle(editor, element, {
    name: "text-decoration",
    value: "underline",
    isImportant: declared?.isImportant ?? false,
  });
  return edit && inStyle(editor, element, { gate, edit, message: "underline the link" });
});

const TARGET = "24px";

/** Gives a target the least size, whatever is declared for it. */
export const enlargeTarget = eachOf((editor, { element }, gate) => {
  if (element === undefined) return undefined;
  const style = editor.page.styles.of(element);
  const wanted = ["min-width", "min-height"].map((name) => ({
    name,
    value: TARGET,
    isImportant: style.declared(name)?.isImportant ?? false,
  }));
  const edit = setInlineStyle(editor, element, ...wanted);
  return edit && inStyle(editor, element, { gate, edit, message: `make it at least ${TARGET}` });
});

/** Lets readers overrule a spacing that a style attribute makes important. */
export function freeSpacing(property: string): Planner {
  return eachOf((editor, { element }, gate) => {
    if (element === undefined) return undefined;
    const { owner, declared } = declarerOf(editor, element, property);
    if (owner === undefined || declared?.from !== "style") return undefined;
    const edit = makeUnimportant(editor, owner, property);
    return edit && inStyle(editor, owner, { gate, edit, message: "let readers overrule it" });
  });
}

function inStyle(
  editor: PageEditor,
  element: PageElement,
  {
    gate,
    edit,
    message,
  }: { readonly gate: string; readonly edit: TextEdit; readonly message: string },
): PlannedRepair {
  const before = editor.written(element, "style") ?? "";
  const [, after = edit.text] = /\s(style=.*)$/s.exec(edit.text) ?? [];
  return editor.repair(element, { gate, before, after, message, edits: [edit] });
}
