import closeWithGrace from "close-with-grace";
import type { Logger } from "pino";
import { buildApp, createAppServer } from "./app.js";
import { buildHouse } from "./build-house.js";
import { readBuildInfo } from "./build-info.js";
import { loadConfig } from "./config.js";
import type { App } from "./http/server.js";
import { answerUnavailable } from "./http/unavailable.js";
import { type Config, ConfigError, pickSettings } from "./platform/config/read-config.js";
import { serverVariables } from "./platform/config/server-variables.js";
import type { House } from "./platform/parts/house.js";
import { StoreUnavailable } from "./platform/store/sql.js";
import { createLog } from "./platform/telemetry/log.js";
import { createMetrics } from "./platform/telemetry/metrics.js";
import { scheduleFeatures } from "./schedule-features.js";

const STORE_RETRY_MS = 2_000;
const IDLE_CLOSE_EVERY_MS = 50;

interface Running {
  app?: App;
  house?: House;
  draining: boolean;
}

/** Runs the server until a signal ends it. Exits with 1 and a readable reason when it cannot start. */
export async function serve(): Promise<void> {
  const config = configOrExit();
  const { LOG_LEVEL, SHUTDOWN_SECONDS } = pickSettings(serverVariables, config);
  const { logger, flush } = createLog(LOG_LEVEL);
  const running: Running = { draining: false };

  closeWithGrace({ delay: SHUTDOWN_SECONDS * 1000, logger }, async ({ err, signal }) => {
    running.draining = true;
    if (err) logger.fatal({ err }, "closing after a defect");
    else logger.info({ signal }, "closing");
    if (running.app) await drain(running.app);
    await running.house?.close();
    logger.info("closed");
    flush();
  });

  try {
    await start(config, logger, running);
  } catch (error) {
    if (running.draining) return;
    logger.fatal({ err: error }, "cannot start");
    flush();
    process.stderr.write(`gatehouse: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/** Closes a server; connections that answer their last request meanwhile are not kept alive. */
async function drain(app: App): Promise<void> {
  const timer = setInterval(() => app.server.closeIdleConnections(), IDLE_CLOSE_EVERY_MS);
  await app.close();
  clearInterval(timer);
}

function configOrExit(): Config {
  try {
    return loadConfig();
  } catch (error) {
    const lines = error instanceof ConfigError ? error.faults : [String(error)];
    for (const line of lines) process.stderr.write(`gatehouse: ${line}\n`);
    process.exit(1);
  }
}

async function start(config: Config, log: Logger, running: Running): Promise<void> {
  const house = await houseWhenStorageWorks(config, log, running);
  if (running.draining) return;
  running.app = await buildApp(house, { config });
  await scheduleFeatures(house, config);
  await listen(running.app, config);
  log.info({ ...readBuildInfo(), url: config.PUBLIC_URL }, "ready");
}

/**
 * Waits for a storage that is full, locked, corrupt or out of reach while a plain server says so,
 * because a process that exits instead would be restarted for ever.
 */
async function houseWhenStorageWorks(
  config: Config,
  log: Logger,
  running: Running,
): Promise<House> {
  let reported: string | undefined;
  for (;;) {
    const house = buildHouse(config, {
      log,
      metrics: createMetrics({ processMetrics: true }),
      build: readBuildInfo(),
      isDraining: () => running.draining,
    });
    running.house = house;
    try {
      await house.start();
      await running.app?.close();
      return house;
    } catch (error) {
      await house.close();
      if (!(error instanceof StoreUnavailable) || running.draining) throw error;
      if (error.message !== reported) log.error({ err: error }, "the storage cannot be used");
      reported = error.message;
      running.app ??= await listenUnavailable(config, log);
      await new Promise((resolve) => setTimeout(resolve, STORE_RETRY_MS));
    }
  }
}

async function listenUnavailable(config: Config, log: Logger): Promise<App> {
  const app = createAppServer({ log }, { config });
  answerUnavailable(app, readBuildInfo());
  await listen(app, config);
  return app;
}

function listen(app: App, config: Config): Promise<string> {
  const { HOST: host, PORT: port } = pickSettings(serverVariables, config);
  return app.listen({ host, port });
}
