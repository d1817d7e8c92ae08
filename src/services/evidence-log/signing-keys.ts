import { hkdfSync, type KeyObject, sign } from "node:crypto";
import { keyPairOf, SEED_BYTES } from "../../engines/evidence/packet/ed25519.js";
import { keyHash, keyId, type NoteSigner } from "../../engines/evidence/signed-note/signed-note.js";

/** What a key of the log signs. */
export type KeyUse = "packet" | "checkpoint";

/** A private key of the log in memory; it is derived anew at each start and stored nowhere. */
export interface SigningKey {
  readonly keyId: string;
  readonly use: KeyUse;
  readonly publicKey: Buffer;
  readonly privateKey: KeyObject;
}

/** The keys that are in use between two rotations. */
export interface EpochKeys {
  readonly epoch: number;
  readonly packet: SigningKey;
  readonly checkpoint: SigningKey;
}

/** The keys of an epoch: Ed25519 seeds from the secret by HKDF-SHA-256, one for each purpose. */
export function deriveKeys(
  secret: Buffer,
  { origin, epoch }: { readonly origin: string; readonly epoch: number },
): EpochKeys {
  const derive = (use: KeyUse): SigningKey => {
    const info = `gatehouse evidence ${use} key, epoch ${epoch}`;
    const seed = Buffer.from(hkdfSync("sha256", secret, Buffer.alloc(0), info, SEED_BYTES));
    const { publicKey, privateKey } = keyPairOf(seed);
    return { keyId: keyId(origin, publicKey), use, publicKey, privateKey };
  };
  return { epoch, packet: derive("packet"), checkpoint: derive("checkpoint") };
}

/** A key as it signs notes in the name of the log. */
export function noteSigner(origin: string, { publicKey, privateKey }: SigningKey): NoteSigner {
  return {
    name: origin,
    keyHash: keyHash(origin, publicKey),
    sign: (text) => sign(null, text, privateKey),
  };
}
