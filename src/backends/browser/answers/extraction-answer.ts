import { codeBlock } from "../../../engines/pages/markdown/escape-text.js";
import type { McpToolAnswer } from "../../../http/mcp/surface.js";
import type { ExtractedPage } from "../../../services/browsing/browsing.js";
import { pageLines } from "./action-answer.js";
import { onOneLine } from "./quote.js";
import { errorAnswer, eventsSection, type Section, textOf } from "./sections.js";

/** Characters of a page in one answer. */
const SHOWN_MAX = 50_000;
/** Parsing more would hold up the event loop for over 10 ms. */
const READING_BYTES_MAX = 2 * 1_048_576;
const FIELD_LENGTH_MAX = 300;

/** A reading as the part `pageReading` writes it. */
interface Reading {
  readonly format: string;
  readonly text?: string;
  readonly markdown?: string;
  readonly links?: readonly { readonly href: string; readonly text: string }[];
  readonly title: string | null;
  readonly byline: string | null;
  readonly published: string | null;
  readonly language: string | null;
  readonly words: number;
  readonly reading_minutes: number;
  readonly truncated?: true;
}

/** A page that was read, from an offset on, for the model that asked. */
export function extractionAnswer(
  { engine, url, reading: bytes, events }: ExtractedPage,
  offset: number,
  before: readonly string[],
): McpToolAnswer {
  const told = [...before, ...events];
  if (bytes.length > READING_BYTES_MAX) return errorAnswer(engine, TOO_LONG, told);
  const reading = JSON.parse(new TextDecoder().decode(bytes)) as Reading;
  const page = pageLines({ url, title: reading.title ?? "" });
  const isAll = reading.format === "metadata";
  const sections: Section[] = [
    { heading: "Page", lines: isAll ? page : [...page, ...about(reading)] },
    {
      heading: "Result",
      lines: isAll ? about(reading, "not stated") : pieceOf(bodyOf(reading), offset),
    },
    eventsSection(told),
  ];
  return { content: [{ type: "text", text: textOf(engine, sections) }] };
}

const TOO_LONG =
  "the page has more to read than one answer may be made of; take the format article or metadata, or search it with browser_find";

/** What is known of a page; what the page does not say is left out, or told as `missing`. */
function about(reading: Reading, missing?: string): string[] {
  const { byline, published, language, words } = reading;
  const fields: [string, string | null][] = [
    ["Byline", byline],
    ["Published", published],
    ["Language", language],
  ];
  return [
    ...fields.flatMap(([name, value]) => {
      const told = value ?? missing;
      return told === undefined ? [] : [`- ${name}: ${onOneLine(told, FIELD_LENGTH_MAX)}`];
    }),
    `- Words: ${words}, read in about ${reading.reading_minutes} min`,
    ...(reading.truncated ? ["- The page has more than was read."] : []),
  ];
}

/** Undefined where the fields are all that was asked for. */
function bodyOf({ text, markdown, links }: Reading): string | undefined {
  const listed = links?.map((link) => `- ${link.href} ${onOneLine(link.text, FIELD_LENGTH_MAX)}`);
  return markdown ?? text ?? listed?.join("\n");
}

function pieceOf(body: string | undefined, offset: number): string[] {
  if (body === undefined) return [];
  if (body === "") return ["The page has nothing of it."];
  if (offset >= body.length) return [`The page ends before: it has ${body.length} characters.`];
  const piece = body.slice(offset, endOf(body, offset));
  const end = offset + piece.length;
  const isWhole = offset === 0 && end === body.length;
  const range = `- Characters ${offset} to ${end} of ${body.length}`;
  const more = end < body.length ? `; go on with offset ${end}` : "";
  return [...(isWhole ? [] : [`${range}${more}.`]), codeBlock(piece)];
}

/** Not within a pair of surrogates. */
function endOf(body: string, offset: number): number {
  const end = Math.min(offset + SHOWN_MAX, body.length);
  const last = body.charCodeAt(end - 1);
  return end < body.length && last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}
