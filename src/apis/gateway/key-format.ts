import { type KeyFormat, randomBase62 } from "../../platform/keys/key-format.js";

declare module "../../platform/keys/key-format.js" {
  interface Realms {
    readonly gateway: KeyFormat;
  }
}

/** `gwk_` and 22 random base62 digits before the checksum. */
export const keyFormat: KeyFormat = {
  shape: /^gwk_[0-9A-Za-z]{28}$/,
  makeBody: () => `gwk_${randomBase62(22)}`,
  isChecked: true,
};
