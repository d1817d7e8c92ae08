import type { Locator } from "playwright-core";
import { BrowserFault, type FormField } from "../../actions.js";
import { toFault } from "./faults.js";
import { fillField, hasFormat } from "./field-formats.js";
import { type KeptText, keptText, textIn } from "./kept-text.js";
import type { ActionNamed, TabAction } from "./outcome.js";
import { READY } from "./pointer.js";
import { settleAfter } from "./settle.js";
import { locate } from "./targets.js";

/** A text of 10,000 characters, key by key, takes about 5 s. */
const TYPING_MS = 15_000;

export const type: TabAction<"type"> = async (tab, action, session) => {
  const { target, submit } = action;
  const field = await locate(tab, target);
  await settleAfter(tab, async () => {
    const kept = await typeInto(field, action);
    // What is sent cannot be taken back.
    if (kept?.isCut && submit) {
      throw new BrowserFault("invalid", `the field ${kept.told}; Enter was not pressed`);
    }
    if (kept) session.events.push(`The field ${kept.told}.`);
    if (submit) await field.press("Enter", READY);
  });
  return { showsPage: true };
};

async function typeInto(
  field: Locator,
  { text, slowly }: ActionNamed<"type">,
): Promise<KeptText | undefined> {
  const isByKey = slowly && !(await hasFormat(field, text));
  if (!isByKey) return fillField(field, text);
  // Keys are added to what is there.
  const before = await textIn(field);
  await field.pressSequentially(text, { timeout: TYPING_MS });
  return keptText(field, text, before);
}

export const fillForm: TabAction<"fill_form"> = async (tab, { fields }, session) => {
  // Nothing is filled in where one of them is not there.
  const elements: Locator[] = [];
  for (const field of fields) elements.push(await locate(tab, field.target));
  await settleAfter(tab, async () => {
    for (const [index, field] of fields.entries()) {
      const element = elements[index];
      if (!element) continue;
      const kept = await fill(element, field).catch((error) => failAt(error, fields, index));
      if (kept) session.events.push(`${placeOf(fields, index)} ${kept.told}.`);
    }
  });
  return { showsPage: true };
};

function placeOf(fields: readonly FormField[], index: number): string {
  return `Field ${index + 1} of ${fields.length} (${fields[index]?.target})`;
}

/** Says which field it was, and that those before it keep what they were given. */
function failAt(error: unknown, fields: readonly FormField[], index: number): never {
  const { code, message } = toFault(error);
  const place = placeOf(fields, index).replace("Field", "field");
  const before = index === 0 ? "" : "; those before it are filled in";
  throw new BrowserFault(code, `${place}: ${message}${before}`);
}

export const selectOption: TabAction<"select_option"> = async (tab, { target, values }) => {
  const element = await locate(tab, target);
  await settleAfter(tab, () => select(element, values));
  return { showsPage: true };
};

async function fill(
  element: Locator,
  { type: kind, value, target }: FormField,
): Promise<KeptText | undefined> {
  switch (kind) {
    case "textbox":
    case "slider":
      return fillField(element, value);
    case "combobox":
      await select(element, [value]);
      return undefined;
    case "checkbox":
    case "radio":
      if (value !== "true" && value !== "false") {
        throw new BrowserFault("invalid", `the value of ${target} must be true or false`);
      }
      await element.setChecked(value === "true", READY);
      return undefined;
    default:
      return kind satisfies never;
  }
}

/** By value or label, whichever the options have. */
async function select(element: Locator, values: readonly string[]): Promise<void> {
  await element.selectOption([...values], READY);
}
