import { type SecretOutcome, secretBeside } from "../services/evidence-log/signing/secret-copy.js";

/** What became of the signing key of the evidence log, in one line. */
export function secretText(outcome: SecretOutcome | "left out", copy: string): string {
  switch (outcome) {
    case "copied":
      return `the signing key of the evidence log is in ${secretBeside(copy)}: keep both secret`;
    case "placed":
      return "the signing key of the evidence log was put in place";
    case "kept":
      return "the signing key of the evidence log is here";
    case "configured":
      return "the signing key of the evidence log is EVIDENCE_SIGNING_KEY, which no copy holds: keep it too";
    case "left out":
      return "the signing key of the evidence log was left out: keep it elsewhere, or a restored server cannot start";
    case "none":
      return "there is no evidence log yet, so no signing key";
    case "missing":
      return "the signing key of the evidence log is not here: no server can start on this log until it has that key, as EVIDENCE_SIGNING_KEY or in its file";
  }
}
