import { errors } from "../../../http/api-error.js";
import type { Sender } from "../../../http/in-process/local-request.js";
import type { FrontDoor, InnerReply } from "../../../http/operations/front-door.js";
import type { OwnAnswer } from "../../../platform/browser/browser.js";
import { isPagePath } from "./target.js";

/** A page of this site, as it is sent to somebody who is not signed in. */
export interface OwnPage {
  /** Absolute; where redirects lead to, if the page was asked for under another path. */
  readonly url: string;
  /** Answers what the page loads: paths with their queries. */
  answer(path: string): Promise<OwnAnswer>;
}

/** Finds the page at a path. Rejects with 404 where there is none, and with 503 for one that is out of order. */
export type FindOwnPage = (path: string, signal: AbortSignal) => Promise<OwnPage>;

export interface OwnPagesOptions {
  readonly door: Pick<FrontDoor, "send">;
  readonly publicUrl: string;
  /** The paths of pages that the site lists. */
  readonly listed: ReadonlySet<string>;
}

const REDIRECTS_MAX = 3;
const PAGE_TYPE = /^text\/html\b/;

/**
 * Asks this server for its pages with nothing of the caller's: no cookie, no key, no host and no
 * address, so that one picture is right for everybody.
 */
export function createFindOwnPage({ door, publicUrl, listed }: OwnPagesOptions): FindOwnPage {
  const { host, origin } = new URL(publicUrl);
  const nobody: Sender = { headers: { host }, socket: {} };

  async function fetchOwn(path: string, accept: string, signal: AbortSignal) {
    const headers = { accept };
    return door.send({ method: "GET", path, headers, from: nobody, signal });
  }

  return async (asked, signal) => {
    let path = asked;
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const reply = await fetchOwn(path, "text/html", signal);
      if (isPage(reply)) {
        const page = toAnswer(reply);
        const answer = async (wanted: string) =>
          wanted === path ? page : toAnswer(await fetchOwn(wanted, "*/*", signal));
        return { url: `${origin}${path}`, answer };
      }
      if (reply.status >= 500) throw errors.unavailable(`the page at ${asked} cannot be shown now`);
      const next = redirectOf(reply, `${origin}${path}`);
      if (next?.origin !== origin || !isPagePath(next.pathname, listed)) break;
      path = `${next.pathname}${next.search}`;
    }
    throw noPage(asked);
  };
}

function isPage({ status, headers }: InnerReply): boolean {
  return status === 200 && PAGE_TYPE.test(headers["content-type"] ?? "");
}

function redirectOf({ status, headers: { location } }: InnerReply, base: string): URL | undefined {
  const isRedirect = status >= 300 && status < 400 && location !== undefined;
  return isRedirect && URL.canParse(location, base) ? new URL(location, base) : undefined;
}

function toAnswer({ status, headers, body }: InnerReply): OwnAnswer {
  const single = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { status, headers: Object.fromEntries(single), body };
}

/** The refusal of a target where no page is. */
export function noPage(path: string) {
  return errors.notFound(`a page at ${path}`);
}
