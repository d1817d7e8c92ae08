import { stripFraming } from "../request/framing.js";
import type { Plan } from "../request/plan.js";
import { type Request, stripPoliteness } from "../request/request.js";

type Call = Extract<Plan, { kind: "call" }>;
type Format = "text" | "markdown" | "links" | "article" | "metadata";

const READS_PAGES = /(?:^|\.)extractPage$/u;
const TASK_LENGTH_MAX = 20_000;
/** What is asked of a page, and the format that has it; the first that fits counts. */
const FORMATS: readonly (readonly [Format, RegExp])[] = [
  ["markdown", /\bmark ?down\b/u],
  ["links", /\b(?:hyper|web )?links\b|\burls\b/u],
  ["article", /\b(?:article|main (?:content|text|body|part)|story|boilerplate)\b/u],
  ["metadata", /\bmeta ?data\b|\b(?:page|web ?page|site)?'?s? ?(?:title|author|byline)\b/u],
  ["text", /\b(?:text|contents?|words)\b/u],
];
const URL = /(?:^|[\s"'`<(])(https?:\/\/[^\s"'`<>]{1,2048}?)["'`>)]?[.,!?]*$/iu;
const HTML = /(?:^|[\s:"'`])(<(?:!doctype html|[a-z][a-z\d]*)\b[\s\S]*>)["'`]?$/iu;
const VERBS = new Set(
  "extract get read fetch scrape pull list show give return grab load open visit convert turn find collect take".split(
    " ",
  ),
);
/** All that may stand around what is asked: with another word, something else is wanted. */
const OTHER_WORDS = new Set(
  "out me us the a an all any every of from on in at to into as and it its this that these following given for by is without removing web html markup source code page page's webpage website site site's url address document main visible plain readable whole full text texts content contents words links hyperlinks urls article article's story body part boilerplate metadata meta data title author byline markdown mark down".split(
    " ",
  ),
);

/**
 * Calls the service that reads pages for a task that asks for the text, the links or the like of one
 * page and for nothing else: its address or its HTML stands at the end of the task.
 */
export function planPage(request: Request): Call | undefined {
  const operation = request.plan.operations.find(({ name }) => READS_PAGES.test(name));
  if (!operation || request.raw.length > TASK_LENGTH_MAX) return undefined;
  const page = pageIn(stripFraming(request.raw.trim()));
  if (!page) return undefined;
  const asked = stripPoliteness(page.asked.toLowerCase().replace(/[’]/gu, "'"));
  const words = asked.split(/[^\p{L}\d']+/u).filter((word) => word !== "");
  const isPlain = words.every((word) => VERBS.has(word) || OTHER_WORDS.has(word));
  if (!VERBS.has(words[0] ?? "") || !isPlain) return undefined;
  const format = FORMATS.find(([, pattern]) => pattern.test(asked))?.[0] ?? "text";
  const args = { ...page.source, format };
  return {
    kind: "call",
    operation: operation.name,
    arguments: args,
    steps: [
      {
        tool: "read task",
        input: request.raw.slice(0, 500),
        output: { operation: operation.name, format },
      },
    ],
  };
}

function pageIn(task: string) {
  const found = HTML.exec(task) ?? URL.exec(task);
  const written = found?.[1];
  if (!found || written === undefined) return undefined;
  const source = written.startsWith("<") ? { html: written } : { url: written };
  return { asked: task.slice(0, found.index), source };
}
