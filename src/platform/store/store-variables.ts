import { Type } from "@sinclair/typebox";
import { count } from "../config/variables.js";

/** Where the database is. */
export const storeVariables = {
  DATABASE_URL: Type.String({
    group: "store",
    default: "sqlite:./data/gatehouse.db",
    pattern: "^(sqlite:.+|postgres(ql)?://.+)$",
    expected: "sqlite:<file> or postgres://…",
    description: "`sqlite:<file>` or `postgres://user:password@host/database`",
  }),
  DATABASE_POOL: count("store", 10, 1, "connections to PostgreSQL"),
};
