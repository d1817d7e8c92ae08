import type { Store } from "../platform/store/sql.js";
import { faultText } from "../services/evidence-log/audit/audit.js";
import { type AuditReport, auditWholeLog } from "../services/evidence-log/audit/full-audit.js";
import { evidenceVariables, secretSource } from "../services/evidence-log/evidence-variables.js";
import { readHead } from "../services/evidence-log/log-store.js";
import { keysAt } from "../services/evidence-log/signing/open-log.js";
import { findSigningSecret } from "../services/evidence-log/signing/signing-secret.js";
import { type Command, print, readOptions, readVerb } from "./command.js";
import { configured, withHouse } from "./parts.js";

/** Looks at the evidence log; a running server may go on sealing meanwhile. */
export const logCommand: Command = {
  async run(args) {
    const { verb, rest } = readVerb("log", { audit }, args);
    return verb(rest);
  },
};

interface Finding extends AuditReport {
  /** Whether the keys in the database come from the secret; null where there is no secret. */
  readonly keysFit: boolean | null;
}

async function audit(args: readonly string[]): Promise<number> {
  const isJson = readOptions(args, { json: "boolean" }).flag("json");
  return withHouse(["store"], async ({ store }) => {
    const report = await auditWholeLog(store);
    if (!report) {
      print(isJson ? "null" : "there is no evidence log yet");
      return 0;
    }
    const finding = { ...report, keysFit: await doKeysFit(store) };
    print(isJson ? JSON.stringify(asJson(finding)) : asText(finding));
    return finding.fault || finding.keysFit === false ? 1 : 0;
  });
}

/** Without the secret, whoever can write all of the database could have written the keys too. */
async function doKeysFit(store: Store): Promise<boolean | null> {
  const secret = await findSigningSecret(secretSource(configured(evidenceVariables)));
  const head = await readHead(store);
  if (!secret || !head) return null;
  for (const one of [secret.current, secret.previous]) {
    if (one && (await keysAt(store, head, one))) return true;
  }
  return false;
}

function asJson({ size, chains, checkpoints, fault, keysFit }: Finding) {
  return {
    ok: fault === undefined && keysFit !== false,
    entries: size,
    chains,
    checkpoints,
    keys_fit_secret: keysFit,
    fault: fault ?? null,
  };
}

function asText({ size, chains, checkpoints, fault, keysFit }: Finding): string {
  if (fault) return faultText(fault);
  if (keysFit === false) return "the keys in the database do not come from the signing secret";
  const keys = keysFit === null ? "; there is no signing secret here to compare the keys with" : "";
  return `${size} entries in ${chains} chains under ${checkpoints} checkpoints are as they were sealed${keys}`;
}
