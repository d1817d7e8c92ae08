// The thread of the indexes without graphs: every search of it is an exact scan.

import { serveResident } from "../dist/platform/threads/resident-dispatch.js";
import { createResidentIndex } from "../dist/services/vectors/index/resident-index.js";

await serveResident({
  "vector-index": async () => (settings) => createResidentIndex(settings),
});
