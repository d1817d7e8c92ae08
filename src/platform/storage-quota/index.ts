import type { StorageQuota } from "./storage-quota.js";

declare module "../parts/part.js" {
  interface Parts {
    /** Made over everything that parts, families and backends list in `stores`. */
    readonly storageQuota: StorageQuota;
  }
}
