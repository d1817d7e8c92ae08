import { hkdfSync } from "node:crypto";
import type { SigningSecret } from "./signing-secret.js";

/** A secret of its own for each use, of 32 bytes, from the signing secret of the installation. */
export interface DerivedSecrets {
  /**
   * The secret of a use: the same at every start and on every replica, and another one when the
   * signing secret is replaced. `previous` is that of the one before, while it is replaced.
   */
  of(use: string): Promise<{ readonly current: Buffer; readonly previous?: Buffer }>;
}

const DERIVED_BYTES = 32;

/** Derives by HKDF-SHA-256 (RFC 5869), so that none leads to another or to the signing secret. */
export function createDerivedSecrets(readSecret: () => Promise<SigningSecret>): DerivedSecrets {
  return {
    async of(use) {
      const { current, previous } = await readSecret();
      const derive = (secret: Buffer) => {
        const info = `gatehouse derived secret for ${use}`;
        return Buffer.from(hkdfSync("sha256", secret, Buffer.alloc(0), info, DERIVED_BYTES));
      };
      return {
        current: derive(current),
        ...(previous ? { previous: derive(previous) } : {}),
      };
    },
  };
}
