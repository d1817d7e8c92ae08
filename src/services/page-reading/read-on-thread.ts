import { decodeText } from "../../engines/http/text-encoding/decode-text.js";
import { isPlainText, pageOfText } from "../../engines/pages/document/plain-text.js";
import { type PageFormat, type PageReading, readPage } from "../../engines/pages/read-page.js";

/** A page as a thread is given it, in one piece. */
export interface PageToRead {
  readonly source: string | FetchedBytes;
  readonly format: PageFormat;
  /** What its addresses are read against. */
  readonly baseUrl: string | undefined;
}

/** What a server answered. */
export interface FetchedBytes {
  readonly bytes: Uint8Array;
  readonly mediaType: string | undefined;
  readonly charset: string | undefined;
  readonly url: string;
}

/** Reads a page and writes the reading as JSON, which may be megabytes. */
export function readOnThread({ source, format, baseUrl }: PageToRead): Uint8Array {
  const isGiven = typeof source === "string";
  const text = isGiven ? source : decodeText(source.bytes, source.charset);
  const isPlain = !isGiven && isPlainText(source.mediaType);
  const options = { format, ...(baseUrl === undefined ? {} : { baseUrl }) };
  const reading = isPlain ? readPlain(text, format) : readPage(text, options);
  const { readingMinutes, ...said } = reading;
  const url = isGiven ? {} : { url: source.url };
  const reply = { format, ...url, ...said, reading_minutes: readingMinutes };
  return new TextEncoder().encode(JSON.stringify(reply));
}

/** A text without markup is its own main content and has no links; nothing in it is markup by chance. */
function readPlain(plain: string, format: PageFormat): PageReading {
  const { text: shown = "", ...said } = readPage(pageOfText(plain), { format: "text" });
  switch (format) {
    case "text":
      return { ...said, text: shown };
    case "markdown":
      return { ...said, markdown: shown };
    case "article":
      return { ...said, text: shown, markdown: shown };
    case "links":
      return { ...said, links: [] };
    case "metadata":
      return said;
  }
}

/** Reads a page in each way, which loads tables and has the engine compiled: about 150 ms. */
export function readFirstPages(): void {
  const source =
    '<html><title>Mill</title><body><h1>Mill</h1><p>The <a href="/mill">mill</a> stopped.</p>';
  for (const format of ["article", "markdown", "links"] as const) {
    readOnThread({ source, format, baseUrl: "https://example.org/" });
  }
}
