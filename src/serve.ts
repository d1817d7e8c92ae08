import closeWithGrace from "close-with-grace";
import type { Logger } from "pino";
import { buildApp } from "./app.js";
import { readBuildInfo } from "./build-info.js";
import { buildPlatform } from "./build-platform.js";
import { type Config, ConfigError, loadConfig } from "./config.js";
import { type App, createServer } from "./http/server.js";
import { answerUnavailable } from "./http/unavailable.js";
import type { Platform } from "./platform/platform.js";
import { StoreUnavailable } from "./platform/store/sql.js";
import { createLog } from "./platform/telemetry/log.js";
import { renderErrorPage } from "./web/pages/error.js";

const STORE_RETRY_MS = 2_000;
const IDLE_CLOSE_EVERY_MS = 50;
/** The engine whose first caller must not wait for its thread. */
const SCRIPT_WRITER = { part: "apis/jobs", name: "script-writer" };

interface Running {
  app?: App;
  platform?: Platform;
  draining: boolean;
}

/** Runs the server until a signal ends it. Exits with 1 and a readable reason when it cannot start. */
export async function serve(): Promise<void> {
  const config = configOrExit();
  const { logger, flush } = createLog(config.LOG_LEVEL);
  const running: Running = { draining: false };

  closeWithGrace({ delay: config.SHUTDOWN_SECONDS * 1000, logger }, async ({ err, signal }) => {
    running.draining = true;
    if (err) logger.fatal({ err }, "closing after a defect");
    else logger.info({ signal }, "closing");
    if (running.app) await drain(running.app);
    await running.platform?.close();
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

async function start(config: Config, logger: Logger, running: Running): Promise<void> {
  const build = readBuildInfo();
  running.platform = await platformWhenStorageWorks(config, logger, running);
  if (running.draining) return;
  running.app = await buildApp(running.platform, {
    config,
    build,
    isDraining: () => running.draining,
  });
  await listen(running.app, config);
  logger.info({ ...build, url: config.PUBLIC_URL }, "ready");
  await running.platform.threads.warm(SCRIPT_WRITER).catch((error) => {
    logger.warn({ err: error }, "the first worker could not be started");
  });
}

/**
 * Waits for a storage that is full, locked, corrupt or out of reach while a plain server says so,
 * because a process that exits instead would be restarted for ever.
 */
async function platformWhenStorageWorks(
  config: Config,
  logger: Logger,
  running: Running,
): Promise<Platform> {
  const open = () => buildPlatform(config, { log: logger, processMetrics: true });
  let reported: string | undefined;
  for (;;) {
    try {
      const platform = await open();
      await running.app?.close();
      return platform;
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || running.draining) throw error;
      if (error.message !== reported) logger.error({ err: error }, "the storage cannot be used");
      reported = error.message;
      running.app ??= await listenUnavailable(config, logger);
      await new Promise((resolve) => setTimeout(resolve, STORE_RETRY_MS));
    }
  }
}

async function listenUnavailable(config: Config, logger: Logger): Promise<App> {
  const app = createServer({
    logger,
    bodyLimitBytes: config.BODY_LIMIT_BYTES,
    trustProxy: config.TRUST_PROXY,
    lazySchemas: true,
    errorPage: renderErrorPage,
  });
  answerUnavailable(app, readBuildInfo());
  await listen(app, config);
  return app;
}

function listen(app: App, { HOST: host, PORT: port }: Config): Promise<string> {
  return app.listen({ host, port });
}
