import type { DomDocument } from "../document/dom.js";

export interface LinkResolver {
  /**
   * The address as it is to be shown: absolute where a base is known, as written where none is; undefined
   * of what is no address for a reader (javascript:, data:, malformed) and once 8 million characters have
   * been answered.
   */
  resolve(written: string): string | undefined;
  /** Whether addresses were left out because so many characters had been answered. */
  hasRunOut(): boolean;
}

const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);
const ADDRESS_LENGTH_MAX = 4_096;
const TOTAL_LENGTH_MAX = 8_000_000;

/** Resolves addresses against a base that may be missing; a long base costs no more than the total allows. */
export function createLinkResolver(base: string | undefined): LinkResolver {
  let answered = 0;
  let hasRunOut = false;
  return {
    resolve(written) {
      const trimmed = written.trim();
      if (trimmed.length > ADDRESS_LENGTH_MAX) return undefined;
      if (answered > TOTAL_LENGTH_MAX) {
        hasRunOut = true;
        return undefined;
      }
      const resolved = base === undefined ? withoutBase(trimmed) : shown(trimmed, base);
      answered += resolved?.length ?? 0;
      return resolved;
    },
    hasRunOut: () => hasRunOut,
  };
}

/** The base of a document's addresses: its <base href>, read against the address that it came from. */
export function baseOf(document: DomDocument, baseUrl: string | undefined): string | undefined {
  const own = httpUrl(baseUrl, undefined);
  const written = document.querySelector("base[href]")?.getAttribute("href") ?? undefined;
  return httpUrl(written, own) ?? own;
}

function httpUrl(written: string | undefined, base: string | undefined): string | undefined {
  if (written === undefined || written.length > ADDRESS_LENGTH_MAX) return undefined;
  const url = parsedUrl(written.trim(), base);
  return url?.protocol === "http:" || url?.protocol === "https:" ? url.href : undefined;
}

function shown(written: string, base: string | undefined): string | undefined {
  const url = parsedUrl(written, base);
  return url !== undefined && SCHEMES.has(url.protocol) ? url.href : undefined;
}

function withoutBase(written: string): string | undefined {
  const absolute = shown(written, undefined);
  if (absolute !== undefined) return absolute;
  const isRelative = written !== "" && !/^[\s\p{Cc}]*[a-z][a-z0-9+.\s\p{Cc}-]*:/iu.test(written);
  return isRelative && !/[\s<>\p{Cc}]/u.test(written) ? written : undefined;
}

function parsedUrl(written: string, base: string | undefined): URL | undefined {
  return URL.canParse(written, base) ? new URL(written, base) : undefined;
}
