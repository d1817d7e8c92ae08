import type { IncomingMessage } from "node:http";

/** Beside the messages, not in them: no header that a caller could send gets here, and none leaves. */
const keyIds = new WeakMap<IncomingMessage, string>();

/** Notes the id of the key that the gateway let a message through with, for a backend in this process. */
export function noteForwardedKey(message: IncomingMessage, keyId: string): void {
  keyIds.set(message, keyId);
}

/** The id of the key that a message came through the gateway with; null for one that did not. */
export function forwardedKeyOf(message: IncomingMessage): string | null {
  return keyIds.get(message) ?? null;
}
