import { buildApp } from "../../../src/app.js";
import type { App } from "../../../src/http/server.js";
import { scheduleFeatures } from "../../../src/schedule-features.js";
import type { LogSink } from "../log-sink.js";
import { type HouseOptions, openTestHouse, type Platform } from "./test-house.js";

export interface TestApp {
  readonly app: App;
  readonly platform: Platform;
  readonly log: LogSink;
  close(): Promise<void>;
}

export interface TestAppOptions extends Omit<HouseOptions, "environment"> {
  /** Collect what describes the routes, for `app.swagger()`. */
  readonly isDescribed?: boolean;
  /** Compile each schema at its first use, as a server does; false compiles all at once. */
  readonly lazySchemas?: boolean;
}

/** The real app over an in-memory store; nothing is faked. */
export async function buildTestApp(
  environment: Readonly<Record<string, string>> = {},
  { isDescribed = false, lazySchemas = true, ...given }: TestAppOptions = {},
): Promise<TestApp> {
  const { house, config, platform, log } = await openTestHouse({
    environment: { WORKERS: "2", ...environment },
    ...given,
  });
  const app = await buildApp(house, { config, lazySchemas, isDescribed });
  await scheduleFeatures(house, config);
  return {
    app,
    platform,
    log,
    async close() {
      await app.close();
      await platform.close();
    },
  };
}
