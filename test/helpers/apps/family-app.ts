import { createAppServer, describeServer } from "../../../src/app.js";
import { GatewayError } from "../../../src/http/families.js";
import { enforceIdempotency } from "../../../src/http/idempotency.js";
import { observeRequests } from "../../../src/http/observe-requests.js";
import { apiDocument } from "../../../src/http/openapi/document.js";
import { type App, answerUnknownRoutes } from "../../../src/http/server.js";
import {
  closable,
  type HouseOptions,
  openTestHouse,
  type Platform,
  type RunningApp,
} from "./test-house.js";

export interface FamilyTestOptions extends HouseOptions {}

export interface FamilyTestApp extends RunningApp {}

/** Some routes over a real house, in memory unless the environment says so. */
export async function buildFamilyApp(
  options: FamilyTestOptions,
  mount: (app: App, platform: Platform) => Promise<void>,
): Promise<FamilyTestApp> {
  const opened = await openTestHouse(options);
  const { config, platform } = opened;
  const app = createAppServer(platform, { config, lazySchemas: true });
  answerUnknownRoutes(app);
  observeRequests(app, platform);
  enforceIdempotency(app, platform);
  app.addSchema(GatewayError);
  await describeServer(app, platform);
  // What is described here are the routes of the test, not those of the release.
  await mount(app, { ...platform, describeApi: async () => apiDocument(app) });
  await app.ready();
  return closable(app, opened);
}
