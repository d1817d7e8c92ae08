import { definePart } from "../parts/part.js";
import type { KeyFormat, Realm } from "./key-format.js";
import { createKeys, type Keys } from "./keys.js";

declare module "../ids/ids.js" {
  interface IdPrefixes {
    readonly key: "key";
  }
}

declare module "../parts/part.js" {
  interface Parts {
    readonly keys: Keys;
    /** What families declared. */
    readonly keyFormats: Readonly<Record<Realm, KeyFormat>>;
  }
}

export const part = definePart({
  name: "keys",
  needs: ["store", "clock", "keyFormats"],
  create: ({ store, clock, keyFormats }) => createKeys(store, clock, keyFormats),
  close: (keys) => keys.close(),
});
