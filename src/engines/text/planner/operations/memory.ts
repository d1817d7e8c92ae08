import type { Plan, PlannedOperation } from "../request/plan.js";
import type { Request } from "../request/request.js";

type Call = Extract<Plan, { kind: "call" }>;

/** What a request asks of stored corrections, and the text that it is about. */
interface Wish {
  readonly does: "search" | "save";
  readonly text: string;
}

const GOVERNS = [
  /^what do (?:the |our |my |your |stored )*(?:corrections?|rules|memory|memories) say about (.+)$/u,
  /^(?:what|which) (?:corrections?|rules?|guidance|policy|policies|instructions?|lessons?|guidelines?) (?:govern|governs|appl(?:y|ies) (?:to|when|if|for|in)|cover|covers|control|controls|exist for|are there for|is there for|do we have (?:for|on|about)|concern|concerns|hold for|should i follow (?:for|when)|is stored (?:for|on|about)|are stored (?:for|on|about)) (.+)$/u,
  /^(?:is there|are there|do we have|do i have|have we got)(?: any| a)? (?:stored )?(?:corrections?|rules?|guidance|memor(?:y|ies)|lessons?|notes?) (?:for|on|about|regarding|covering|that govern|governing) (.+)$/u,
  /^(?:search|look (?:in|through|up in)|check|query|consult)(?: your| the| my| our| stored)* (?:memory|memories|corrections|stored corrections) (?:for|about|on|regarding) (.+)$/u,
  /^(?:recall|remind me (?:of|about|what)|what do (?:you|we) (?:remember|know|have stored|have remembered) (?:about|on|for)|what did i tell you about|what have i told you about|look up the correction (?:for|on|about)|find (?:the |any |all )?(?:corrections?|memor(?:y|ies)|stored rules?) (?:about|for|on|regarding|governing|that govern)) (.+)$/u,
  /^(?:what|which) (?:is|was) (?:the|our) (?:stored |current )?(?:correction|rule|guidance) (?:for|on|about|governing|that governs|regarding) (.+)$/u,
  /^(?:corrections?|rules?) (?:for|on|about|governing) (.+)$/u,
  /^(?:how should i|what should i do when) (.+?) (?:according to|given|based on|following) (?:the |our |my |stored )*(?:corrections?|memory|memories|rules)$/u,
];
const SAVES = [
  /^(?:remember|memori[sz]e|note|keep in mind|don't forget|do not forget|make a note|store (?:the fact )?|save (?:the fact )?)(?: for (?:later|next time|the future))?(?:,? that|:) (.+)$/u,
  /^(?:add|store|save|record|create) (?:a |this |the |new )*(?:correction|memory|rule|lesson)(?: that|:| saying| to memory:?) ?(.+)$/u,
  /^(?:from now on|in (?:the )?future|going forward|next time),? (.+)$/u,
];

function wishOf(request: Request): Wish | undefined {
  const plain = request.asked.replace(/[\uE000\uE001]/gu, "\u0000");
  if (plain.includes("\u0000") && !/^(?:remember|store|save|add)/u.test(plain)) return undefined;
  for (const pattern of GOVERNS) {
    const text = pattern.exec(plain)?.[1];
    if (text !== undefined) return { does: "search", text: originalOf(text, request.raw) };
  }
  for (const pattern of SAVES) {
    const text = pattern.exec(
      request.raw
        .replace(/\s+/gu, " ")
        .trim()
        .toLowerCase()
        .replace(/^(?:please|pls|can you|could you|hey|hi|ok|okay)[, ]+/u, "")
        .replace(/[!. ]+$/u, ""),
    )?.[1];
    if (text !== undefined) return { does: "save", text: originalOf(text, request.raw) };
  }
  return undefined;
}

/** The words as they were written, which the lower-case form was cut from. */
function originalOf(text: string, raw: string): string {
  const plain = raw.replace(/\s+/gu, " ");
  const at = plain.toLowerCase().lastIndexOf(text);
  return at < 0 ? text : plain.slice(at, at + text.length);
}

const FAMILY = /(?:^|[._])(?:memory|memories|corrections?)(?:[._]|$)/iu;
const SEARCHES = /(?:search|recall|find|query|list|retrieve|rank|get)[A-Z_a-z]*$/u;
const SAVES_NAME = /(?:remember|add|create|store|save|record|put|write)[A-Z_a-z]*$/u;
const TEXT_FIELDS = [
  "query",
  "q",
  "text",
  "task",
  "content",
  "correction",
  "action",
  "statement",
  "search",
];

export function propertiesOf(operation: PlannedOperation): Readonly<Record<string, unknown>> {
  const { input } = operation;
  if (typeof input !== "object" || input === null || !("properties" in input)) return {};
  const { properties } = input;
  return typeof properties === "object" && properties !== null
    ? Object.fromEntries(Object.entries(properties))
    : {};
}

/** What a correction is about: the words behind "when" or "before", or all of it where none are. */
function situationOf(text: string): { readonly when: string; readonly correction: string } {
  const first =
    /^(?:when|whenever|if|before|after|while|for) ([^,]{3,200}), (?:then )?(.+)$/iu.exec(text);
  if (first?.[1] && first[2]) return { when: first[1], correction: first[2] };
  const last = /^.+? (?:when|whenever|if|before|after|while) (.{3,200})$/iu.exec(text);
  return { when: last?.[1] ?? text, correction: text };
}

function argumentsOf(
  { does, text }: Wish,
  properties: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const hasSituation = Object.hasOwn(properties, "when") && Object.hasOwn(properties, "correction");
  if (does === "save" && hasSituation) return situationOf(text);
  const field =
    TEXT_FIELDS.find((name) => Object.hasOwn(properties, name)) ??
    (does === "search" ? "query" : "text");
  return { [field]: text };
}

/** Calls the memory service for a task that asks for stored corrections, or to store one. */
export function planMemory(request: Request): Call | "unavailable" | undefined {
  const wish = wishOf(request);
  if (!wish) return undefined;
  const names = wish.does === "search" ? SEARCHES : SAVES_NAME;
  const candidates = request.plan.operations.filter(
    ({ name }) => FAMILY.test(name) && names.test(name.split(".").at(-1) ?? name),
  );
  const score = ({ name }: PlannedOperation) =>
    /\.?(?:search|recall|remember|add)/iu.test(name) ? 1 : 0;
  const [operation] = [...candidates].sort((a, b) => score(b) - score(a));
  if (!operation) return "unavailable";
  const args = argumentsOf(wish, propertiesOf(operation));
  return {
    kind: "call",
    operation: operation.name,
    arguments: args,
    steps: [
      {
        tool: "read task",
        input: request.raw.slice(0, 500),
        output: { operation: operation.name, arguments: args },
      },
    ],
  };
}
