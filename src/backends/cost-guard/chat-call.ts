import type { Needed } from "../../platform/parts/part.js";
import type { CacheWish } from "./cache/cache-control.js";
import type { ReadChat } from "./request/read-chat.js";

/** What answering takes. */
export type CompletionParts = Needed<
  "store" | "clock" | "threads" | "models" | "language" | "secret" | "log"
>;

/** A request for a chat completion that was read. */
export interface ChatCall {
  readonly accountId: string;
  readonly read: ReadChat;
  readonly wish: CacheWish;
  readonly traceparent: string | undefined;
}
