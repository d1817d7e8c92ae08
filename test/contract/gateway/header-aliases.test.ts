import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type GatewayTestApp, startGateway } from "../../helpers/apps/gateway-app.js";
import { startRemoteBackend } from "../../helpers/servers/remote-backend.js";
import { PLANTED_COOKIES } from "./echo-backend.js";

let house: GatewayTestApp;
let remote: Awaited<ReturnType<typeof startRemoteBackend>>;
let key: string;
beforeAll(async () => {
  remote = await startRemoteBackend((_request, response) => {
    response.writeHead(200, {
      "set-cookie": ["a=1", ...PLANTED_COOKIES],
      x_gw_calls_remaining: "999",
      RateLimit_Policy: "none",
      "clear-site-data": "*",
      trailer: "x-sum, x_gw_account",
    });
    response.write("there");
    response.addTrailers({ "x-sum": "42", x_gw_account: "spoofed" });
    response.end();
  });
  house = await startGateway({
    remoteUrls: { away: remote.url },
    sharedSecret: "a secret of two servers",
  });
  key = (await house.issueKey("acc_one")).text;
});
afterAll(async () => {
  await house.close();
  await remote.stop();
});

it("names that read as those of the gateway pass in neither direction", async () => {
  const head = [
    "GET /v1/api/away/x HTTP/1.1",
    "host: a",
    "connection: close",
    `authorization: Bearer ${key}`,
    ...["x_gw_account", "X_Gw_Signature", "x.gw.timestamp", "x_api_key", "content_length"].map(
      (name) => `${name}: spoofed`,
    ),
    "cookie: =gatehouse_session=spoofed; b=2",
    "x_custom: kept",
  ];
  const socket = connect(house.port, "127.0.0.1");
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  let text = "";
  for await (const chunk of socket) text += chunk;
  const arrived = remote.arrived.at(-1);
  expect(arrived?.headers).toMatchObject({
    "x-gw-account": "acc_one",
    cookie: "b=2",
    x_custom: "kept",
  });
  expect(arrived?.rawHeaders.join(" ")).not.toContain("spoofed");
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(text).toContain("x-sum: 42");
  expect(text.match(/set-cookie: .*/gi)).toEqual(["set-cookie: a=1"]);
  expect(text).not.toMatch(/stolen|999|none|clear-site-data|spoofed/i);
});
