import { buildApp } from "../../../src/app.js";
import { scheduleFeatures } from "../../../src/schedule-features.js";
import { closable, type HouseOptions, openTestHouse, type RunningApp } from "./test-house.js";

export interface TestApp extends RunningApp {}

export interface TestAppOptions extends Omit<HouseOptions, "environment"> {
  /** Collect what describes the routes, for `app.swagger()`. */
  readonly isDescribed?: boolean;
}

/** The real app over an in-memory store; nothing is faked. */
export async function buildTestApp(
  environment: Readonly<Record<string, string>> = {},
  { isDescribed = false, lazySchemas = true, ...given }: TestAppOptions = {},
): Promise<TestApp> {
  const opened = await openTestHouse({
    environment: { WORKERS: "2", ...environment },
    lazySchemas,
    ...given,
  });
  const { house, config } = opened;
  const app = await buildApp(house, { config, lazySchemas, isDescribed });
  await scheduleFeatures(house, config);
  return closable(app, opened);
}
