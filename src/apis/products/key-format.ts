import { type KeyFormat, randomBase62 } from "../../platform/keys/key-format.js";

declare module "../../platform/keys/key-format.js" {
  interface Realms {
    readonly products: KeyFormat;
  }
}

/** `prd_` and 40 random base62 digits before the checksum. */
export const keyFormat: KeyFormat = {
  shape: /^prd_[0-9A-Za-z]{46}$/,
  makeBody: () => `prd_${randomBase62(40)}`,
  isChecked: true,
};
