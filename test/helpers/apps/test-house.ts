import { buildHouse } from "../../../src/build-house.js";
import { parseConfig } from "../../../src/config.js";
import type { App } from "../../../src/http/server.js";
import type { Config } from "../../../src/platform/config/read-config.js";
import type { GivenParts, House } from "../../../src/platform/parts/house.js";
import type { Parts } from "../../../src/platform/parts/part.js";
import type { ThreadsOptions } from "../../../src/platform/threads/threads.js";
import { createLogSink, type LogSink } from "../log-sink.js";

export interface HouseOptions extends GivenParts {
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** The folder of what threads run; that of the build unless given. */
  readonly threadsRoot?: URL;
  /** Modules that threads run instead of the tasks of a part. */
  readonly threadsOverrides?: ThreadsOptions["overrides"];
  /** Compile each schema at its first use, as a server does; false compiles all at once. */
  readonly lazySchemas?: boolean;
}

/** Every part of a house, and its end. */
export interface Platform extends Parts {
  close(): Promise<void>;
}

export interface TestHouse {
  readonly house: House;
  readonly config: Config;
  readonly platform: Platform;
  readonly log: LogSink;
}

/** An app over a house, and the end of both. */
export interface RunningApp {
  readonly app: App;
  readonly platform: Platform;
  readonly log: LogSink;
  close(): Promise<void>;
}

/** What threads run, as it was built: sources are not what Node can start. */
const BUILT = new URL("../../../dist/", import.meta.url);

/** On a database server the signing secret would be made in a file of the checkout. */
function keptElsewhere(databaseUrl = ""): Readonly<Record<string, string>> {
  if (!databaseUrl.startsWith("postgres")) return {};
  return { EVIDENCE_SIGNING_KEY: Buffer.alloc(32, 7).toString("base64") };
}

/** An app over a house that was opened for it. */
export function closable(app: App, { platform, log }: TestHouse): RunningApp {
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

/** A whole house at work, over an in-memory store unless the environment says otherwise. */
export async function openTestHouse({
  environment,
  threadsRoot = BUILT,
  threadsOverrides,
  lazySchemas = true,
  ...given
}: HouseOptions = {}): Promise<TestHouse> {
  const config = parseConfig({
    DATABASE_URL: "sqlite::memory:",
    PUBLIC_URL: "http://gatehouse.test",
    WORKERS: "1",
    ...keptElsewhere(environment?.DATABASE_URL),
    ...environment,
  });
  const log = createLogSink(String(config.LOG_LEVEL));
  const threadCode = {
    root: threadsRoot,
    ...(threadsOverrides ? { overrides: threadsOverrides } : {}),
  };
  const build = { version: "0.1.0", commit: "test" };
  const parts = { log: log.logger, build, threadCode, ...given };
  const house = buildHouse(config, parts, { lazySchemas });
  await house.start();
  const platform = { ...(await house.getAll()), close: () => house.close() };
  return { house, config, platform, log };
}
