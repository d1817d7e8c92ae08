import type { IncomingMessage } from "node:http";
import type { JWK } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { buildTestApp } from "../../../test/helpers/apps/test-app.js";
import { type PageServer, startPageServer } from "../../../test/helpers/servers/page-server.js";
import { verifyBotRequest } from "../../../test/helpers/signed-messages.js";
import { backend } from "./index.js";

const DIRECTORY = "/.well-known/http-message-signatures-directory";
const ORIGIN = "https://gate.example";
const ENVIRONMENT = {
  OUTBOUND_ALLOW_CIDRS: "127.0.0.0/8",
  PUBLIC_URL: `${ORIGIN}/`,
  EVIDENCE_SIGNING_KEY: Buffer.alloc(32, "a").toString("base64"),
};

let server: PageServer;
let house: BackendTestApp;
let keys: JWK[];
beforeAll(async () => {
  server = await startPageServer();
  server.pages.set("/", (_request, reply) => {
    reply.writeHead(200, { "content-type": "text/html" }).end("<p>Mill");
  });
  server.pages.set("/old", (_request, reply) => void reply.writeHead(301, { location: "/" }).end());
  house = await buildBackendApp(backend, { environment: ENVIRONMENT });
  const gate = await buildTestApp(ENVIRONMENT);
  keys = (await gate.app.inject(DIRECTORY)).json<{ keys: JWK[] }>().keys;
  await gate.close();
});
beforeEach(() => {
  server.asked.length = 0;
});
afterAll(async () => {
  await house.close();
  await server.close();
});

/** What the server of the page was asked. */
async function askedBy(app: BackendTestApp["app"], path: string): Promise<IncomingMessage[]> {
  const reply = await app.inject({
    method: "POST",
    url: "/api/browser/extract",
    headers: onBehalfOf("acc_000000000000000000000001"),
    payload: { url: `${server.url}${path}` },
  });
  expect(reply.json()).toMatchObject({ text: "Mill" });
  return server.asked;
}

describe("a page that is fetched", () => {
  it("is asked for with a signature that the key of the directory verifies", async () => {
    const [request] = await askedBy(house.app, "/");
    const headers = request?.headers ?? {};
    expect(headers["signature-agent"]).toBe(`sig1="${ORIGIN}"`);
    const { parameters } = await verifyBotRequest({ url: `${server.url}/`, headers }, keys);
    expect(parameters).toMatchObject({ keyid: keys[0]?.kid, alg: "ed25519", tag: "web-bot-auth" });
    expect(Number(parameters.expires) - Number(parameters.created)).toBe(60);
    expect(Math.abs(Number(parameters.created) - Date.now() / 1_000)).toBeLessThan(30);
    expect(Buffer.from(String(parameters.nonce), "base64")).toHaveLength(64);
  });

  it("is asked for with a new signature after each redirect", async () => {
    const asked = await askedBy(house.app, "/old");
    expect(asked.map(({ url }) => url)).toEqual(["/old", "/"]);
    for (const { url, headers } of asked) {
      await verifyBotRequest({ url: `${server.url}${url}`, headers }, keys);
    }
    expect(new Set(asked.map(({ headers }) => headers["signature-input"])).size).toBe(2);
  });

  it("is signed for its host and agent alone", async () => {
    const [request] = await askedBy(house.app, "/");
    const headers = { ...request?.headers };
    const url = `${server.url}/`;
    const refused = async (changed: object, at = url) => {
      const message = { url: at, headers: { ...headers, ...changed } };
      await expect(verifyBotRequest(message, keys)).rejects.toThrow();
    };
    await refused({}, "https://elsewhere.example/");
    await refused({ "signature-agent": 'sig1="https://other.example"' });
    const later = String(headers["signature-input"]).replace(/expires=(\d)/, "expires=9$1");
    await refused({ "signature-input": later });
    const other = { ...keys[0], x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" } as JWK;
    await expect(verifyBotRequest({ url, headers }, [other])).rejects.toThrow();
  });

  it("is asked for without a signature where WEB_BOT_AUTH is off", async () => {
    const environment = { ...ENVIRONMENT, WEB_BOT_AUTH: "off" };
    const unsigned = await buildBackendApp(backend, { environment });
    const [request] = await askedBy(unsigned.app, "/").finally(() => unsigned.close());
    for (const name of ["signature", "signature-input", "signature-agent"]) {
      expect(request?.headers).not.toHaveProperty(name);
    }
  });
});
