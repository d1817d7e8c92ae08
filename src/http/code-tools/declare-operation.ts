import { typeOfSchema } from "../../engines/json/schema-types/schema-types.js";
import type { Operation } from "../operations/operation.js";

const REALM_NAMES = {
  gateway: "a gateway key (gwk_…)",
  jobs: "a key of the job service (sjs_…)",
  evidence: "an evidence key (cb_…)",
  products: "a products key (prd_…)",
} as const;

/** Which key an operation takes, in words; undefined where it takes none. */
export function keyNeeded({ realm, isKeyOptional }: Operation): string | undefined {
  if (realm === undefined) return undefined;
  const name = REALM_NAMES[realm];
  return isKeyOptional ? `${name}, or none` : name;
}

/** What a reader of a tool or a function has to know besides its types. */
export function notesOf(operation: Operation): string[] {
  const { summary, description, charges } = operation;
  const key = keyNeeded(operation);
  return [
    `${summary}.`.replace(/\.\.$/, "."),
    ...(description ? [description] : []),
    ...(charges
      ? [
          "Charges money: one idempotency_key per purchase, reused when the same purchase is tried again.",
        ]
      : []),
    key ? `Takes ${key}.` : "Takes no key.",
  ];
}

/** The TypeScript declaration of an operation as code calls it. */
export function declareOperation(operation: Operation): string {
  const { name, method, path, input, output } = operation;
  const lines = [...notesOf(operation), `${method} ${path}`].map(
    (line) => ` * ${line.replaceAll("*/", "* /")}`,
  );
  const required = (input.required as string[] | undefined) ?? [];
  const mark = required.length === 0 ? "?" : "";
  const args = Object.keys(input.properties ?? {}).length === 0 ? "{}" : typeOfSchema(input);
  return `/**\n${lines.join("\n")}\n */\ngatehouse.${name}(args${mark}: ${args}): Promise<${answerType(output)}>;`;
}

function answerType(output: Operation["output"]): string {
  if (output === undefined) return "undefined";
  if (output.kind === "json") return typeOfSchema(output.schema);
  return output.kind === "text" ? "string" : "{ content_type: string; base64: string }";
}
