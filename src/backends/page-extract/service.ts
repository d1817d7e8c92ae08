import { PageNotRead, TooManyFetches } from "../../platform/outbound/page-failures.js";
import type { Needed } from "../../platform/parts/part.js";
import { TaskOutOfMemory } from "../../platform/threads/thread-errors.js";
import type { PageSource } from "../../services/page-reading/page-reading.js";
import { bothGiven, neitherGiven, refusalOf, tooManyPages, wrong } from "./refusals.js";
import type { ExtractBody } from "./schemas.js";

export interface ExtractCall {
  readonly body: ExtractBody;
  readonly owner: string;
  readonly signal: AbortSignal;
}

/** Reads a page, and answers the reply as JSON. */
export function createExtraction({ pageReading }: Needed<"pageReading">) {
  return async ({ body, owner, signal }: ExtractCall): Promise<Uint8Array> => {
    const { format = "text", base_url: baseUrl } = body;
    const source = sourceOf(body);
    if (baseUrl !== undefined && !isWebAddress(baseUrl)) {
      throw wrong("base_url", "base_url must be an http or https URL");
    }
    try {
      return await pageReading.read(source, { format, baseUrl, owner, signal });
    } catch (error) {
      if (error instanceof PageNotRead) throw refusalOf(error);
      if (error instanceof TooManyFetches) throw tooManyPages(error);
      if (error instanceof TaskOutOfMemory) throw tooIntricate(source);
      throw error;
    }
  };
}

function sourceOf({ html, url }: ExtractBody): PageSource {
  if (html !== undefined && url !== undefined) throw bothGiven();
  if (html !== undefined) return { html };
  if (url !== undefined) return { url };
  throw neitherGiven();
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

function tooIntricate(source: PageSource) {
  const field = "html" in source ? "html" : "url";
  return wrong(field, `${field} takes more memory to read than a page may have`);
}
