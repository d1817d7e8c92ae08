import type { Locator } from "playwright-core";
import { BrowserFault, type FormField } from "../../actions.js";
import { toFault } from "./faults.js";
import { fillField, hasFormat } from "./field-formats.js";
import type { TabAction } from "./outcome.js";
import { READY } from "./pointer.js";
import { settleAfter } from "./settle.js";
import { locate } from "./targets.js";

/** A text of 10,000 characters, key by key, takes about 5 s. */
const TYPING_MS = 15_000;

export const type: TabAction<"type"> = async (tab, { target, text, submit, slowly }) => {
  const field = await locate(tab, target);
  await settleAfter(tab, async () => {
    const isByKey = slowly && !(await hasFormat(field, text));
    if (isByKey) await field.pressSequentially(text, { timeout: TYPING_MS });
    else await fillField(field, text);
    if (submit) await field.press("Enter", READY);
  });
  return { showsPage: true };
};

export const fillForm: TabAction<"fill_form"> = async (tab, { fields }) => {
  // Nothing is filled in where one of them is not there.
  const elements: Locator[] = [];
  for (const field of fields) elements.push(await locate(tab, field.target));
  await settleAfter(tab, async () => {
    for (const [index, field] of fields.entries()) {
      const element = elements[index];
      if (element) await fill(element, field).catch((error) => failAt(error, fields, index));
    }
  });
  return { showsPage: true };
};

/** Says which field it was, and that those before it keep what they were given. */
function failAt(error: unknown, fields: readonly FormField[], index: number): never {
  const { code, message } = toFault(error);
  const place = `field ${index + 1} of ${fields.length} (${fields[index]?.target})`;
  const before = index === 0 ? "" : "; those before it are filled in";
  throw new BrowserFault(code, `${place}: ${message}${before}`);
}

export const selectOption: TabAction<"select_option"> = async (tab, { target, values }) => {
  const element = await locate(tab, target);
  await settleAfter(tab, () => select(element, values));
  return { showsPage: true };
};

async function fill(element: Locator, { type: kind, value, target }: FormField): Promise<void> {
  switch (kind) {
    case "textbox":
    case "slider":
      return fillField(element, value);
    case "combobox":
      return select(element, [value]);
    case "checkbox":
    case "radio":
      if (value !== "true" && value !== "false") {
        throw new BrowserFault("invalid", `the value of ${target} must be true or false`);
      }
      return element.setChecked(value === "true", READY);
    default:
      return kind satisfies never;
  }
}

/** By value or label, whichever the options have. */
async function select(element: Locator, values: readonly string[]): Promise<void> {
  await element.selectOption([...values], READY);
}
