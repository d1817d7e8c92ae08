import { secret } from "../../platform/config/variables.js";
import type { Needed } from "../../platform/parts/part.js";

/** The parts that signing in stands on. */
export type SignParts = Needed<"store" | "clock" | "publicUrl" | "mailer" | "log">;

/** What the backend takes from the configuration. */
export const signVariables = {
  SIGN_SECRET: secret("people", "signs the tokens of the `sign` service", {
    minLength: 32,
    shownDefault: "made at first start",
  }),
};
