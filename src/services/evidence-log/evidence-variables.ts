import { Type } from "@sinclair/typebox";
import type { Settings } from "../../platform/config/variables.js";
import { storeVariables } from "../../platform/store/store-variables.js";
import type { SecretSource } from "./signing/signing-secret.js";

const signingKey = (description: string, shownDefault?: string) =>
  Type.Optional(
    Type.String({
      group: "evidence",
      // The last of 43 digits holds the last 4 bits of 32 bytes.
      pattern: "^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$",
      expected: "base64 of 32 bytes, as `openssl rand -base64 32` prints it",
      secret: true,
      ...(shownDefault ? { shownDefault } : {}),
      description,
    }),
  );

/** What the log is named and signed with. */
export const evidenceVariables = {
  EVIDENCE_ORIGIN: Type.Optional(
    Type.String({
      group: "evidence",
      pattern: "^[!#-*,-\\[\\]-~]{1,200}$",
      expected: '1 to 200 printable ASCII characters without spaces, +, " and \\',
      shownDefault: "host of PUBLIC_URL and `/evidence`",
      description: "name of the evidence log in every packet; fixed at the first start",
    }),
  ),
  EVIDENCE_SIGNING_KEY: signingKey(
    "secret that the keys of the evidence log are derived from, the same on every replica",
    "made at first start",
  ),
  EVIDENCE_SIGNING_KEY_PREVIOUS: signingKey("the secret before, when it is replaced"),
  // The secret that is made at the first start lies beside the database.
  DATABASE_URL: storeVariables.DATABASE_URL,
};

/** Where the signing secret of a configuration is. */
export function secretSource(settings: Settings<typeof evidenceVariables>): SecretSource {
  return {
    databaseUrl: settings.DATABASE_URL,
    configured: settings.EVIDENCE_SIGNING_KEY,
    previous: settings.EVIDENCE_SIGNING_KEY_PREVIOUS,
  };
}
