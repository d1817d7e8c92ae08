import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";
import type { AddressGuard } from "./address-guard.js";
import {
  ACCEPT_ENCODING,
  ContentRefused,
  decodeContent,
  readContentEncoding,
  tooLarge,
} from "./decode-content.js";
import { limitTime } from "./limit-time.js";
import { explainFailure, PageNotRead } from "./page-failures.js";
import { AddressRefused } from "./target-rules.js";

export interface PageOrder {
  /** As a caller wrote it. */
  readonly url: string;
  /** Gives the call up. */
  readonly signal: AbortSignal;
  /** Headers by which this server signs a request to an address, that of each redirect too. */
  readonly sign?: (url: string) => Promise<Readonly<Record<string, string>>>;
}

export interface FetchedPage {
  /** Where the last redirect led. */
  readonly url: string;
  /** In lower case; undefined where the answer names none. */
  readonly mediaType: string | undefined;
  /** As the header names it. */
  readonly charset: string | undefined;
  /** After decompression. */
  readonly bytes: Buffer;
}

const TIMEOUT_MS = 10_000;
const BYTES_MAX = 5 * 1_048_576;
const REDIRECTS_MAX = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const READABLE = /^(?:text\/(?:html|plain|markdown|x-markdown)|application\/xhtml\+xml)$/;
const MEDIA_TYPE = /^\s*([a-z\d!#$&^_.+-]{1,60}\/[a-z\d!#$&^_.+-]{1,60})\s*(?:;|,|$)/i;
const CHARSET = /;\s*charset\s*=\s*(?:"([^"]{1,60})"|([^\s;,"]{1,60}))/i;

/** Says who asks and for what, and nothing of whom it is asked for: no cookie and no referrer. */
const HEADERS = {
  "user-agent": "Mozilla/5.0 (compatible; Gatehouse)",
  accept: "text/html,application/xhtml+xml,text/plain;q=0.8,*/*;q=0.1",
  "accept-encoding": ACCEPT_ENCODING,
};

/**
 * Gets a page through the guard: at most 10 seconds in all, 5 MiB as it comes and after
 * decompression, and 5 redirects, each of which is judged as the first address was. Only HTML, XHTML
 * and plain text are read. Rejects with PageNotRead, and with whatever there was when the caller gave
 * up.
 */
export async function fetchPage(guard: AddressGuard, order: PageOrder): Promise<FetchedPage> {
  const { signal } = order;
  const limit = limitTime(signal, TIMEOUT_MS);
  try {
    return await follow(guard, { ...order, signal: limit.signal });
  } catch (error) {
    if (signal.aborted || error instanceof PageNotRead) throw error;
    throw limit.signal.aborted
      ? new PageNotRead("timeout", `url was not answered within ${TIMEOUT_MS / 1_000} s`)
      : explainFailure(error);
  } finally {
    limit.stop();
  }
}

async function follow(guard: AddressGuard, { url, signal, sign }: PageOrder): Promise<FetchedPage> {
  let target = guard.readUrl(url);
  const dispatcher = await guard.dispatcher();
  for (let redirects = 0; ; redirects += 1) {
    const answer = await dispatcher.request({
      method: "GET",
      origin: target.origin,
      path: `${target.pathname}${target.search}`,
      headers: { ...HEADERS, ...(await sign?.(target.href)) },
      signal,
    });
    // A body that is destroyed unread raises an error, which would end the process unheard.
    answer.body.on("error", () => {});
    try {
      const location = locationOf(answer);
      if (location === undefined) return await readAnswer(answer, target);
      if (redirects === REDIRECTS_MAX) {
        throw new PageNotRead("unsuitable", `url is redirected more than ${REDIRECTS_MAX} times`);
      }
      target = readRedirect(guard, location, target);
    } finally {
      answer.body.destroy();
    }
  }
}

function locationOf({ statusCode, headers }: Dispatcher.ResponseData): string | undefined {
  return REDIRECTS.has(statusCode) ? headerOf(headers, "location") : undefined;
}

function readRedirect(guard: AddressGuard, location: string, from: URL): URL {
  if (!URL.canParse(location, from.href)) {
    throw new PageNotRead("unsuitable", "url is redirected to what is no address");
  }
  try {
    return guard.readUrl(new URL(location, from).href);
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    const message = `url is redirected to where it is refused: ${error.message}`;
    throw new PageNotRead("unsuitable", message, { cause: error });
  }
}

async function readAnswer(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  { href }: URL,
): Promise<FetchedPage> {
  checkStatus(statusCode);
  const contentType = headerOf(headers, "content-type") ?? "";
  const mediaType = MEDIA_TYPE.exec(contentType)?.[1]?.toLowerCase();
  if (mediaType !== undefined && !READABLE.test(mediaType)) {
    throw new ContentRefused(`${mediaType}, and only HTML, XHTML and plain text are read`);
  }
  const encoding = readContentEncoding(headerOf(headers, "content-encoding") ?? "");
  if (Number(headerOf(headers, "content-length") ?? 0) > BYTES_MAX) throw tooLarge(BYTES_MAX);
  const bytes = await decodeContent(await collect(body), { encoding, bytesMax: BYTES_MAX });
  const [, quoted, bare] = CHARSET.exec(contentType) ?? [];
  return { url: href, mediaType, charset: quoted ?? bare, bytes };
}

/** What a client has to change is told apart from what may be there again later. */
function checkStatus(status: number): void {
  if (status >= 200 && status < 300) return;
  const isTheirs = status >= 500 || status === 408 || status === 425 || status === 429;
  const message = `url was answered with status ${status}`;
  throw new PageNotRead(isTheirs ? "failed" : "unsuitable", message);
}

async function collect(body: Dispatcher.ResponseData["body"]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > BYTES_MAX) throw tooLarge(BYTES_MAX);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** Of a header that came more than once, the first; content encodings are counted together. */
function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  if (!Array.isArray(value)) return value;
  return name === "content-encoding" ? value.join(",") : value[0];
}
