import type { TestProject } from "vitest/node";
import { launchPostgres } from "./postgres.js";

declare module "vitest" {
  interface ProvidedContext {
    /** Of the server that all test files share; undefined where PostgreSQL is not installed. */
    postgresPort: number | undefined;
  }
}

/** Starts one PostgreSQL server for the whole run: each start costs seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await launchPostgres();
  project.provide("postgresPort", server?.port);
  return async () => server?.stop();
}
