import type { McpSchema } from "../../../http/mcp/surface.js";

/** A form whose fields are filled in. */
export const WITH_DEFAULTS: McpSchema = {
  type: "object",
  properties: {
    name: { type: "string", description: "User name", default: "John Doe" },
    age: { type: "integer", description: "User age", default: 30 },
    score: { type: "number", description: "User score", default: 95.5 },
    status: { type: "string", enum: ["active", "inactive", "pending"], default: "active" },
    verified: { type: "boolean", description: "Verification status", default: true },
  },
  required: [],
};

const named = (value: string, title: string) => ({ const: value, title });

/** A form with a choice of each kind. */
export const ENUMS: McpSchema = {
  type: "object",
  properties: {
    untitledSingle: { type: "string", enum: ["option1", "option2", "option3"] },
    titledSingle: {
      type: "string",
      oneOf: [
        named("value1", "First Option"),
        named("value2", "Second Option"),
        named("value3", "Third Option"),
      ],
    },
    legacyEnum: {
      type: "string",
      enum: ["opt1", "opt2", "opt3"],
      enumNames: ["Option One", "Option Two", "Option Three"],
    },
    untitledMulti: {
      type: "array",
      minItems: 1,
      maxItems: 3,
      items: { type: "string", enum: ["option1", "option2", "option3"] },
    },
    titledMulti: {
      type: "array",
      minItems: 1,
      maxItems: 3,
      items: {
        anyOf: [
          named("value1", "First Choice"),
          named("value2", "Second Choice"),
          named("value3", "Third Choice"),
        ],
      },
    },
  },
  required: [],
};
