// The index of vectors without graphs: every search of it is an exact scan.

import { createIndexService } from "../../dist/services/vectors/index/index-service.js";

export const dedicated = {
  "vector-index": { load: async () => (settings) => createIndexService(settings) },
};
