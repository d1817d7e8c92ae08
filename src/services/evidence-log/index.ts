import { definePart } from "../../platform/parts/part.js";
import { createPayloadSealer, type PayloadSealer } from "./append/payload-sealer.js";
import { createEvidenceLog } from "./create-evidence-log.js";
import { evidenceVariables, secretSource } from "./evidence-variables.js";
import type { ServedLog } from "./served-log.js";
import { createDerivedSecrets, type DerivedSecrets } from "./signing/derived-secrets.js";
import { readSigningSecret } from "./signing/signing-secret.js";
import { storedPackets } from "./stored.js";

declare module "../../platform/ids/ids.js" {
  interface IdPrefixes {
    readonly pkt: "evidence packet";
  }
}

declare module "../../platform/parts/part.js" {
  interface Parts {
    readonly evidence: ServedLog;
    /** Seals the payloads of the log on a thread of their own. */
    readonly payloadSealer: PayloadSealer;
    /** Secrets of other services that come from the signing secret, which they never see. */
    readonly derivedSecrets: DerivedSecrets;
  }
}

export const payloadSealer = definePart({
  name: "payloadSealer",
  needs: ["log", "threads"],
  create: ({ log, threads }) =>
    createPayloadSealer({
      threads,
      onFailure: (error) =>
        log.warn({ err: error }, "packets are sealed without their thread for a while"),
    }),
  close: (sealer) => sealer.close(),
});

export const derivedSecrets = definePart({
  name: "derivedSecrets",
  config: evidenceVariables,
  create: (_needed, settings) =>
    createDerivedSecrets(() => readSigningSecret(secretSource(settings))),
});

export const part = definePart({
  name: "evidence",
  needs: ["store", "clock", "log", "threads", "payloadSealer", "publicUrl", "storageQuota"],
  config: evidenceVariables,
  stores: [storedPackets],
  // Its tail is checked before anything is served, and all of it in the background.
  startsWithServer: true,
  async create({ store, publicUrl, payloadSealer: { seal }, storageQuota, ...parts }, settings) {
    const secret = await readSigningSecret(secretSource(settings));
    const origin = settings.EVIDENCE_ORIGIN ?? `${new URL(publicUrl).host}/evidence`;
    const quota = storageQuota.of(storedPackets);
    return createEvidenceLog(store, { ...parts, origin, secret, quota, sealPayloads: seal });
  },
  close: (log) => log.close(),
});
