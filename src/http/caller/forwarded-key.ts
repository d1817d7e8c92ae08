import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** No name that a header could have. A map beside the messages costs the garbage collector more. */
const KEY_ID = Symbol("id of the gateway key");
const CREDENTIALS = Symbol("headers with keys");

/** The headers that keys come in. */
export type KeyHeaders = Partial<Pick<IncomingHttpHeaders, "authorization" | "x-api-key">>;

type Forwarded = IncomingMessage & { [KEY_ID]?: string; [CREDENTIALS]?: KeyHeaders };

/**
 * Notes with which key the gateway let a message through, for a backend in this process: its id, and
 * the headers that the backend does not see, for what it does with them on behalf of the caller.
 */
export function noteForwardedKey(message: Forwarded, keyId: string): void {
  const { authorization, "x-api-key": apiKey } = message.headers;
  message[KEY_ID] = keyId;
  message[CREDENTIALS] = {
    ...(authorization === undefined ? {} : { authorization }),
    ...(apiKey === undefined ? {} : { "x-api-key": apiKey }),
  };
}

/** The id of the key that a message came through the gateway with; null for one that did not. */
export function forwardedKeyOf(message: Forwarded): string | null {
  return message[KEY_ID] ?? null;
}

/** The keys that came with a message through the gateway. */
export function forwardedKeyHeaders(message: Forwarded): KeyHeaders {
  return message[CREDENTIALS] ?? {};
}
