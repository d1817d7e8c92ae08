import { stripFraming } from "../request/framing.js";
import type { Plan, PlannedOperation } from "../request/plan.js";
import type { Request } from "../request/request.js";

type Call = Extract<Plan, { kind: "call" }>;

/** What a request asks of stored corrections, the text that it is about, and the scope that it names. */
interface Wish {
  readonly does: "search" | "save";
  readonly text: string;
  readonly scope: string | undefined;
}

const RULE =
  "(?:stored |saved |current |existing |relevant |applicable |governing )*(?:corrections?|rules?|guidance|polic(?:y|ies)|instructions?|lessons?|guidelines?|memor(?:y|ies))";
const ANY_RULE = `(?:(?:what|which) ${RULE}|(?:is|are) there (?:any |an? |some )?${RULE}|do (?:i|we) have (?:any |an? )?${RULE}|any ${RULE})`;
const GOVERNS = [
  `^what do (?:the |our |my |your )*${RULE} say about (.+)$`,
  `^(?:what|which) (?:of (?:my|our|the) )?${RULE} (?:do |should |must )?(?:i |we )?(?:have to |need to )?(?:govern|governs|appl(?:y|ies)(?: to| for| in)?|cover|covers|control|controls|exists? for|are there (?:for|on|about)|is there (?:for|on|about)|do we have (?:for|on|about)|concern|concerns|holds?(?: for)?|follow(?: for)?|is stored (?:for|on|about)|are stored (?:for|on|about)|(?:is|are) relevant(?: (?:to|for))?|matters?(?: for)?|observe|obey|know(?: about)?) (?:if |when |whenever )?(.+)$`,
  `^(?:is there|are there|do we have|do i have|have we got|any)(?: any| a| an)? ${RULE} (?:(?:that |which )?(?:i should|we should|i must|to) (?:know(?: about)?|follow|observe|consider|heed) )?(?:for|on|about|regarding|covering|that (?:govern|appl|cover)w*(?: to)?|governing|when|if) (.+)$`,
  `^(?:is there|are there|do we have|do i have|any)(?: any| a| an)? ${RULE} (?:(?:that |which )?(?:i should|we should|i must|to) (?:know(?: about)?|follow|observe|consider|heed) )?((?:before|after|while) .+)$`,
  `^(?:search|look (?:in|through|up in)|check|query|consult)(?: your| the| my| our)* ${RULE} (?:for|about|on|regarding|before|when) (.+)$`,
  `^(?:recall|remind me (?:of|about|what)|what do (?:you|we) (?:remember|know|have stored|have remembered) (?:about|on|for)|what did i tell you about|what have i told you about|look up the ${RULE} (?:for|on|about)|find (?:the |any |all )?${RULE} (?:about|for|on|regarding|governing|that (?:govern|appl)w*(?: to)?)) (.+)$`,
  `^(?:what|which) (?:is|was|are|would be) (?:the|our) ${RULE} (?:for|on|about|governing|that governs|that applies to|regarding|when|if) (.+)$`,
  `^${RULE} (?:for|on|about|governing) (.+)$`,
  `^(?:how should i|what should i do when) (.+?) (?:according to|given|based on|following) (?:the |our |my )*${RULE}$`,
  `^(?:before|when|whenever|if|while) (?:i |we |you )?(?:am |are )?(.+?)[,:;-]+ ?${ANY_RULE}\\b[^,;.]{0,60}$`,
  `^(?:i(?:'m| am)|we(?:'re| are)) (?:about|going|planning|preparing) to (.+?)[.,:;-]+ ?${ANY_RULE}\\b[^,;.]{0,60}$`,
].map((source) => new RegExp(source, "u"));
const SAVES = [
  /^(?:(?:always |please )?(?:remember|memori[sz]e|note|keep in mind|bear in mind|don't forget|do not forget|make (?:sure to|a note to) remember|make a note|note to self)|store (?:the fact )?|save (?:the fact )?)(?: for (?:later|next time|the future|future reference))?(?:,? that|,|:) (.+)$/u,
  /^(?:add|store|save|record|create|log) (?:a |this |the |new |as )*(?:correction|memory|rule|lesson|guideline)(?: that|:| saying(?: that)?| to memory:?) ?(.+)$/u,
  /^(?:from now on(?:wards?)?|in (?:the )?future|going forward|next time|henceforth|for future reference|as of (?:now|today)|starting (?:now|today)),? (.+)$/u,
  /^(?:new |a new |another )?(?:correction|rule|lesson)(?: for you| to remember)?: (.+)$/u,
  /^((?:when|whenever|before|after|if) [^,]{3,200}, (?:please )?(?:remember|don't forget|do not forget) (?:to |that )?.+)$/u,
];
const SCOPE =
  /[\s,(;]{0,4}\b(?:(?:in|for|under|within|with|to|at|using|on) )?(?:the )?scope(?: of| is|:|=)? ?["'`“]?([\p{L}\d][\p{L}\d_.-]{0,60}(?:\/[\p{L}\d_.-]{1,60}){0,8})(?<!\.)["'`”]?\)?(?=[\s,.;:!?]|$)/iu;
const NAMED_SCOPE =
  /[\s,(;]{0,4}\b(?:in|for|under|within) (?:the )?["'`“]?([\p{L}\d][\p{L}\d_-]{0,60}(?:\/[\p{L}\d_.-]{1,60}){0,8})["'`”]? scope\b\)?/iu;
const TEXT_MAX = 4000;

function wishOf(request: Request, hasScope: boolean): Wish | undefined {
  if (request.raw.length > TEXT_MAX) return undefined;
  const spaced = stripFraming(request.raw.replace(/\s+/gu, " ")).replace(/[’]/gu, "'");
  const named = hasScope ? (SCOPE.exec(spaced) ?? NAMED_SCOPE.exec(spaced)) : null;
  const told = (named ? spaced.replace(named[0], " ") : spaced)
    .replace(/\s+/gu, " ")
    .replace(/ (?=[,:])/gu, "")
    .trim();
  const written = told.replace(/[!. ?]{1,10}$/u, "");
  const lower = written.toLowerCase();
  const scope = named?.[1];
  for (const [does, patterns] of [
    ["search", GOVERNS],
    ["save", SAVES],
  ] as const)
    for (const pattern of patterns) {
      const text = pattern.exec(lower)?.[1]?.trim();
      if (text !== undefined && text !== "")
        return { does, text: originalOf(text, written), scope };
    }
  return undefined;
}

/** The words as they were written, which the lower-case form was cut from. */
function originalOf(text: string, written: string): string {
  const at = written.toLowerCase().lastIndexOf(text);
  const found = at < 0 ? text : written.slice(at, at + text.length);
  return found.replace(/^(["'“])(.*)["'”]$/u, "$2");
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
  { does, text, scope }: Wish,
  properties: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const where = scope === undefined ? {} : { scope };
  const hasSituation = Object.hasOwn(properties, "when") && Object.hasOwn(properties, "correction");
  if (does === "save" && hasSituation) return { ...situationOf(text), ...where };
  const field =
    TEXT_FIELDS.find((name) => Object.hasOwn(properties, name)) ??
    (does === "search" ? "query" : "text");
  return { [field]: text, ...where };
}

/** Calls the memory service for a task that asks for stored corrections, or to store one. */
export function planMemory(request: Request): Call | "unavailable" | undefined {
  const { operations } = request.plan;
  const operationFor = (does: Wish["does"]) => {
    const names = does === "search" ? SEARCHES : SAVES_NAME;
    const score = ({ name }: PlannedOperation) =>
      /\.?(?:search|recall|remember|add)/iu.test(name) ? 1 : 0;
    return operations
      .filter(({ name }) => FAMILY.test(name) && names.test(name.split(".").at(-1) ?? name))
      .sort((a, b) => score(b) - score(a))[0];
  };
  const takesScope = (operation: PlannedOperation | undefined) =>
    operation !== undefined && Object.hasOwn(propertiesOf(operation), "scope");
  const wish = wishOf(
    request,
    takesScope(operationFor("search")) || takesScope(operationFor("save")),
  );
  if (!wish) return undefined;
  const operation = operationFor(wish.does);
  if (!operation) return "unavailable";
  if (wish.scope !== undefined && !takesScope(operation)) return undefined;
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
