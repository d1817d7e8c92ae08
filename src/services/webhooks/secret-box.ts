import { hkdfSync } from "node:crypto";
import { seal, unseal } from "../../platform/secrets/sealing.js";
import type { ServerSecret } from "../../platform/secrets/server-secret.js";

/** Keeps the secrets of endpoints so that the store alone does not give them away. */
export interface SecretBox {
  /** Whether some of what is kept may be sealed under a server secret before the one of now. */
  readonly hasFormer: boolean;
  /** Seals a secret for one endpoint; it opens for no other. */
  seal(endpointId: string, secret: Buffer): Buffer;
  /** Undefined when it was sealed under a server secret that is not known, or is not what was sealed. */
  open(endpointId: string, sealed: Buffer): Buffer | undefined;
  /** The same secret sealed under the server secret of now; undefined when it is, or cannot be opened. */
  reseal(endpointId: string, sealed: Buffer): Buffer | undefined;
}

/** AES-256-GCM under keys that are derived from the server's secret and those before it. */
export function createSecretBox({
  current,
  former,
}: Pick<ServerSecret, "current" | "former">): SecretBox {
  const key = keyOf(current);
  const formerKeys = former.map(keyOf);

  function openWith(keys: readonly Buffer[], endpointId: string, sealed: Buffer) {
    for (const one of keys) {
      try {
        return unseal(sealed, one, endpointId);
      } catch {
        // It may open under the next one.
      }
    }
    return undefined;
  }

  return {
    hasFormer: formerKeys.length > 0,
    seal: (endpointId, secret) => seal(secret, key, endpointId),
    open: (endpointId, sealed) => openWith([key, ...formerKeys], endpointId, sealed),
    reseal(endpointId, sealed) {
      if (openWith([key], endpointId, sealed)) return undefined;
      const secret = openWith(formerKeys, endpointId, sealed);
      return secret && seal(secret, key, endpointId);
    },
  };
}

function keyOf(serverSecret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", serverSecret, "", "gatehouse webhook secret", 32));
}
