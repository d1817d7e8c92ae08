import { Type } from "@sinclair/typebox";
import { unknownApiKey } from "../../http/caller/authenticate.js";
import { tooManySignUps } from "../../http/caller/count-sign-up.js";
import type { FamilyRules } from "../../http/families.js";

export const JobsError = Type.Object(
  {
    ok: Type.Literal(false),
    error: Type.String({ description: "short code", examples: ["invalid_request"] }),
    message: Type.String({ description: "a sentence for a person" }),
  },
  {
    $id: "JobsError",
    examples: [
      { ok: false, error: "invalid_request", message: "options.seconds must be an integer" },
    ],
  },
);

/** Errors of this family are flat, and it knows no status but 400 for what a body holds. */
export const jobsRules: FamilyRules = {
  name: "jobs",
  errorBody: (error) => ({ ok: false, error: error.code, message: error.message }),
  errorSchema: JobsError,
  invalidFieldStatus: 400,
  keyReuseStatus: 400,
  storageFullStatus: 400,
  refusals: [unknownApiKey, () => tooManySignUps()],
};
