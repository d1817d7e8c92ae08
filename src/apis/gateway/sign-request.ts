import { createHmac } from "node:crypto";

/** What is signed of a request to a backend elsewhere. */
export interface SignedParts {
  readonly account: string;
  readonly method: string;
  /** With the query, as sent. */
  readonly path: string;
}

/**
 * The headers that let a backend elsewhere see that a request comes from this gateway:
 * `v1=` and the hex HMAC-SHA256 of timestamp, account, method and path, joined by dots. The
 * timestamp is in seconds since 1970.
 */
export function signRequest(
  secret: string,
  { account, method, path }: SignedParts,
  nowMs: number,
): string[] {
  const timestamp = String(Math.floor(nowMs / 1000));
  const signed = `${timestamp}.${account}.${method}.${path}`;
  const signature = createHmac("sha256", secret).update(signed, "latin1").digest("hex");
  return ["x-gw-timestamp", timestamp, "x-gw-signature", `v1=${signature}`];
}
