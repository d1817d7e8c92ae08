import type { Needed } from "../../platform/parts/part.js";
import { defineSecret } from "../../platform/parts/secret-kind.js";

/** The parts that signing in stands on. */
export type SignParts = Needed<"store" | "clock" | "publicUrl" | "mailer" | "log">;

/** Signs the tokens of the backend. */
export const signSecret = defineSecret({
  name: "sign",
  variable: "SIGN_SECRET",
  description: "signs the tokens of the `sign` service; the same on every server",
});
