import { definePart } from "../parts/part.js";
import { createKeys, type Keys } from "./keys.js";

declare module "../ids/ids.js" {
  interface IdPrefixes {
    readonly key: "key";
  }
}

declare module "../parts/part.js" {
  interface Parts {
    readonly keys: Keys;
  }
}

export const part = definePart({
  name: "keys",
  needs: ["store", "clock"],
  create: ({ store, clock }) => createKeys(store, clock),
  close: (keys) => keys.close(),
});
