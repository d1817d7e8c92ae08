import { NUMBER } from "../../load/shot.js";
import type { FamilyEntries } from "../entry.js";

/** Another one each time: a picture that was just taken is answered again without taking it. */
const HEIGHT = `1${NUMBER}`;

export const entries: FamilyEntries = {
  routes: {
    takeScreenshot: {
      query: () => ({ target: "/docs", height: HEIGHT }),
      costly: () => ({ target: "/docs", width: "1920", height: HEIGHT }),
    },
  },
};
