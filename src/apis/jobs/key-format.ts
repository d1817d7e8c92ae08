import { randomBytes } from "node:crypto";
import type { KeyFormat } from "../../platform/keys/key-format.js";

declare module "../../platform/keys/key-format.js" {
  interface Realms {
    readonly jobs: KeyFormat;
  }
}

/** As the specification fixes it: `sjs_` and 32 lower-case hex digits. */
export const keyFormat: KeyFormat = {
  shape: /^sjs_[0-9a-f]{32}$/,
  makeBody: () => `sjs_${randomBytes(16).toString("hex")}`,
  isChecked: false,
};
