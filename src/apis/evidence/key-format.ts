import { type KeyFormat, randomBase62 } from "../../platform/keys/key-format.js";

declare module "../../platform/keys/key-format.js" {
  interface Realms {
    readonly evidence: KeyFormat;
  }
}

/** In segments, as the specification fixes it: `cb_`, 8 and 32 random base62 digits, the checksum. */
export const keyFormat: KeyFormat = {
  shape: /^cb_[0-9A-Za-z]{8}_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/,
  makeBody: () => `cb_${randomBase62(8)}_${randomBase62(32)}_`,
  isChecked: true,
};
