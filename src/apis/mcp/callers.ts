import type { FastifyRequest } from "fastify";
import { clientOf } from "../../http/caller/client-address.js";
import { addKeys, type Credentials, readCredentials } from "../../http/operations/credentials.js";
import type { Needed } from "../../platform/parts/part.js";

/** Who sends a message, as far as that can be told before anything is called. */
export interface McpCaller {
  readonly credentials: Credentials;
  /** Whose results it may read on in and whose turn its code takes. */
  readonly owner: string;
  readonly isAnonymous: boolean;
}

const REALMS = ["gateway", "products", "evidence", "jobs"] as const;

/**
 * Who a request is from, by the first live key that it brings, or by its address. A key that is none is
 * not refused here, where it may not be needed, but where it is used.
 */
export async function findCaller(
  { keys, keyFormats }: Needed<"keys" | "keyFormats">,
  request: FastifyRequest,
  apiKey: unknown,
): Promise<McpCaller> {
  const more = typeof apiKey === "string" ? apiKey : "";
  const credentials = addKeys(readCredentials(request.headers, keyFormats), more, keyFormats);
  for (const realm of REALMS) {
    const text = credentials.keys[realm];
    const key = text === undefined ? undefined : await keys.find(realm, text);
    if (key) return { credentials, owner: key.ownerId, isAnonymous: false };
  }
  return { credentials, owner: `address:${clientOf(request.ip)}`, isAnonymous: true };
}
