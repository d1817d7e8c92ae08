import { Type } from "@sinclair/typebox";
import { StringEnum } from "../../../http/openapi/string-enum.js";
import { described, element, incremental, target } from "./arguments.js";
import { act, browserTool } from "./tool.js";

const TEXT_LENGTH_MAX = 100_000;
const VALUES_MAX = 100;
const FIELDS_MAX = 100;

const BUTTONS = ["left", "right", "middle"] as const;
const MODIFIERS = ["Alt", "Control", "ControlOrMeta", "Meta", "Shift"] as const;
const FIELD_TYPES = ["textbox", "checkbox", "radio", "combobox", "slider"] as const;

const FormField = Type.Object({
  name: described("The field in words"),
  element: described("The same"),
  target,
  type: StringEnum(FIELD_TYPES),
  value: Type.String({
    maxLength: TEXT_LENGTH_MAX,
    description: "Text, true or false, the label of an option, or the number of a slider",
  }),
});

/** Tools that do what a visitor does with mouse and keyboard. */
export const inputTools = [
  browserTool({
    name: "browser_click",
    title: "Click",
    description: "Click an element.",
    input: Type.Object({
      element,
      target,
      doubleClick: Type.Optional(Type.Boolean()),
      button: Type.Optional(StringEnum(BUTTONS, { description: "left unless given" })),
      modifiers: Type.Optional(
        Type.Array(StringEnum(MODIFIERS), {
          maxItems: MODIFIERS.length,
          description: "Keys to hold down",
        }),
      ),
      incremental,
    }),
    effect: "acts",
    toRequest: ({ target: place, doubleClick, button, modifiers, incremental: changes }) =>
      act({ name: "click", target: place, doubleClick, button, modifiers, incremental: changes }),
  }),
  browserTool({
    name: "browser_hover",
    title: "Hover",
    description: "Move the mouse over an element.",
    input: Type.Object({ element, target }),
    effect: "moves",
    toRequest: ({ target: place }) => act({ name: "hover", target: place }),
  }),
  browserTool({
    name: "browser_drag",
    title: "Drag and drop",
    description: "Drag an element onto another.",
    input: Type.Object({
      startElement: described("The dragged element in words"),
      startTarget: target,
      endElement: described("Where it is dropped, in words"),
      endTarget: target,
    }),
    effect: "acts",
    toRequest: ({ startTarget, endTarget }) => act({ name: "drag", startTarget, endTarget }),
  }),
  browserTool({
    name: "browser_type",
    title: "Type text",
    description: "Replace the text of an input.",
    input: Type.Object({
      element,
      target,
      text: Type.String({ maxLength: TEXT_LENGTH_MAX }),
      submit: Type.Optional(Type.Boolean({ description: "Press Enter afterwards" })),
      slowly: Type.Optional(Type.Boolean({ description: "Key by key, added to what is there" })),
      incremental,
    }),
    effect: "acts",
    toRequest: ({ target: place, text, submit, slowly, incremental: changes }) =>
      act({ name: "type", target: place, text, submit, slowly, incremental: changes }),
  }),
  browserTool({
    name: "browser_fill_form",
    title: "Fill in a form",
    description: "Fill in several fields at once.",
    input: Type.Object({
      fields: Type.Array(FormField, { minItems: 1, maxItems: FIELDS_MAX }),
      incremental,
    }),
    effect: "acts",
    toRequest: ({ fields, incremental: changes }) =>
      act({
        name: "fill_form",
        fields: fields.map(({ target: place, type, value }) => ({ target: place, type, value })),
        incremental: changes,
      }),
  }),
  browserTool({
    name: "browser_select_option",
    title: "Select options",
    description: "Select options of a list by their values or labels.",
    input: Type.Object({
      element,
      target,
      values: Type.Array(Type.String({ maxLength: 1_000 }), { maxItems: VALUES_MAX }),
      incremental,
    }),
    effect: "acts",
    toRequest: ({ target: place, values, incremental: changes }) =>
      act({ name: "select_option", target: place, values, incremental: changes }),
  }),
  browserTool({
    name: "browser_press_key",
    title: "Press a key",
    description: "Press a key where the focus is.",
    input: Type.Object({
      key: Type.String({
        minLength: 1,
        maxLength: 100,
        description: "Such as Enter, ArrowLeft, Control+a or a",
      }),
      incremental,
    }),
    effect: "acts",
    toRequest: ({ key, incremental: changes }) =>
      act({ name: "press_key", key, incremental: changes }),
  }),
  browserTool({
    name: "browser_handle_dialog",
    title: "Answer a dialog",
    description: "Answer the dialog that the page shows.",
    input: Type.Object({
      accept: Type.Boolean(),
      promptText: Type.Optional(Type.String({ maxLength: TEXT_LENGTH_MAX })),
    }),
    effect: "acts",
    toRequest: ({ accept, promptText }) => act({ name: "handle_dialog", accept, promptText }),
  }),
];
