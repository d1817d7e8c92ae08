import { BrowserFault } from "../../platform/browser/actions.js";
import type { Needed } from "../../platform/parts/part.js";
import { createBrowserHomes } from "./homes/homes.js";

/** Which browser a call means. */
export interface BrowserChoice {
  readonly account: string;
  /** The session of MCP that the call is within; undefined for a call that stands alone. */
  readonly mcpSession: string | undefined;
  /** The caller's own name of it; empty for the one without. */
  readonly name: string;
}

/** A browser that was found, as `browsing` names it. */
export interface FoundBrowser {
  readonly session: string;
  /** Its pages were those of a server that is gone. */
  readonly isTakenOver: boolean;
}

/** Tells the browsers of accounts and of their sessions apart. */
export interface Browsers {
  /** Rejects with BrowserFault `busy`, or BrowserElsewhere. */
  find(choice: BrowserChoice): Promise<FoundBrowser>;
  /** Closes one, wherever it is. */
  close(choice: BrowserChoice): Promise<void>;
  /** Closes all of a session. */
  endSession(account: string, mcpSession: string): Promise<void>;
}

/** Another server of the installation has the browser. */
export class BrowserElsewhere extends Error {
  override readonly name = "BrowserElsewhere";

  constructor() {
    super(
      "this browser is open on another server of this installation. Have all requests of a key sent to one server; until then, browser_close gives its pages up, and another name as `session` begins one here",
    );
  }
}

/** Of one session of MCP. */
export const NAMES_MAX = 8;

export function createBrowsers({
  browsing,
  ...parts
}: Needed<"browsing" | "store" | "clock" | "heartbeat">): Browsers {
  const homes = createBrowserHomes(parts);
  /** The names that were used in each session of MCP. */
  const named = new Map<string, Set<string>>();

  function namesOf(mcpSession: string): Set<string> {
    const names = named.get(mcpSession) ?? new Set();
    named.set(mcpSession, names);
    return names;
  }

  return {
    async find({ account, mcpSession, name }) {
      if (mcpSession === undefined) {
        const home = await homes.claim({ account, name });
        if (!home) throw new BrowserElsewhere();
        return { session: ofAccount(name, home.since), isTakenOver: home.isTakenOver };
      }
      const names = namesOf(mcpSession);
      if (names.size >= NAMES_MAX && !names.has(name)) throw tooManyNames();
      names.add(name);
      return { session: ofSession(mcpSession, name), isTakenOver: false };
    },
    async close({ account, mcpSession, name }) {
      if (mcpSession !== undefined) {
        named.get(mcpSession)?.delete(name);
        return browsing.end({ account, session: ofSession(mcpSession, name) });
      }
      const since = await homes.release({ account, name });
      if (since !== undefined) await browsing.end({ account, session: ofAccount(name, since) });
    },
    async endSession(account, mcpSession) {
      const names = [...(named.get(mcpSession) ?? [])];
      named.delete(mcpSession);
      const sessions = names.map((name) => ofSession(mcpSession, name));
      await Promise.all(sessions.map((session) => browsing.end({ account, session })));
    },
  };
}

/** A server that begins anew with a name does not show what it had under it before. */
const ofAccount = (name: string, since: number) => `account/${since}/${name}`;
const ofSession = (mcpSession: string, name: string) => `${mcpSession}/${name}`;

function tooManyNames() {
  const message = `a session has at most ${NAMES_MAX} browsers; close one with browser_close`;
  return new BrowserFault("busy", message);
}
