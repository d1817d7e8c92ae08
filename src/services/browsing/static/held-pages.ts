import type { BookedSession } from "../../../platform/browser/host/session-book.js";
import type { PageBytes } from "./show-page.js";

/** The page that a session is at, and the way that it came. */
export interface HeldPage {
  readonly page: PageBytes;
  readonly title: string;
  /** The whole of it was shown by a snapshot. */
  readonly isShown: boolean;
  /** Addresses of the pages before, the latest last. */
  readonly history: readonly string[];
}

/** The pages of all sessions as they were fetched, so many bytes of them at most. */
export class HeldPages {
  readonly #bytesMax: number;
  readonly #onLetGo: (session: BookedSession) => void;
  readonly #held = new Map<BookedSession, HeldPage>();
  #bytes = 0;

  /** A page that makes room for others is told of by `onLetGo`. */
  constructor(bytesMax: number, onLetGo: (session: BookedSession) => void) {
    this.#bytesMax = bytesMax;
    this.#onLetGo = onLetGo;
  }

  of(session: BookedSession): HeldPage | undefined {
    return this.#held.get(session);
  }

  /** Holds a page in place of the one before; the pages that were not used for longest make room. */
  hold(session: BookedSession, held: HeldPage): void {
    this.release(session);
    this.#held.set(session, held);
    this.#bytes += held.page.bytes.byteLength;
    while (this.#bytes > this.#bytesMax) {
      const longest = this.#longestUnused(session);
      if (longest === undefined) return;
      this.release(longest);
      this.#onLetGo(longest);
    }
  }

  release(session: BookedSession): void {
    this.#bytes -= this.#held.get(session)?.page.bytes.byteLength ?? 0;
    this.#held.delete(session);
  }

  #longestUnused(but: BookedSession): BookedSession | undefined {
    let longest: BookedSession | undefined;
    for (const session of this.#held.keys()) {
      const isOlder = longest === undefined || session.usedAt < longest.usedAt;
      if (session !== but && isOlder) longest = session;
    }
    return longest;
  }
}
