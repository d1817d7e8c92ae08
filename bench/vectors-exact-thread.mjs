// The thread of the indexes without graphs: every search of it is an exact scan.
import { createResidentIndex } from "../dist/platform/vectors/resident-index.js";
import { serveResident } from "../dist/platform/workers/resident-dispatch.js";

await serveResident({
  "vector-index": async () => (settings) => createResidentIndex(settings),
});
