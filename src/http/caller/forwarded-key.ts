import type { IncomingMessage } from "node:http";

/** No name that a header could have. A map beside the messages costs the garbage collector more. */
const KEY_ID = Symbol("id of the gateway key");

type Forwarded = IncomingMessage & { [KEY_ID]?: string };

/** Notes the id of the key that the gateway let a message through with, for a backend in this process. */
export function noteForwardedKey(message: Forwarded, keyId: string): void {
  message[KEY_ID] = keyId;
}

/** The id of the key that a message came through the gateway with; null for one that did not. */
export function forwardedKeyOf(message: Forwarded): string | null {
  return message[KEY_ID] ?? null;
}
