import { Type } from "@sinclair/typebox";
import { count, httpUrl, text } from "./variables.js";

/** What the server itself takes; parts declare the rest. */
export const serverVariables = {
  PORT: Type.Integer({
    group: "server",
    default: 8080,
    minimum: 0,
    maximum: 65535,
    description: "port to listen on; 0 takes a free one",
  }),
  HOST: text("server", "127.0.0.1", "address to listen on (the image sets 0.0.0.0)"),
  PUBLIC_URL: httpUrl("server", "origin that links in answers lead to", {
    shownDefault: "http://localhost:PORT",
    computed: ({ PUBLIC_URL, PORT }) =>
      String(PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, ""),
  }),
  TRUST_PROXY: text(
    "server",
    "off",
    "whose `X-Forwarded-For` is believed: `off`, the number of proxies in front, or their networks, separated by commas (`loopback,10.0.0.0/8`)",
  ),
  CONNECTIONS_PER_ADDRESS: count(
    "server",
    2048,
    1,
    "connections that one client address may have at once, proxies of TRUST_PROXY aside; more are closed",
  ),
  BODY_LIMIT_BYTES: count(
    "server",
    1_048_576,
    1024,
    "largest request body on routes without a limit of their own",
  ),
  LOG_LEVEL: Type.Union(
    (["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const).map((level) =>
      Type.Literal(level),
    ),
    { group: "server", default: "info", description: "lowest level that is logged" },
  ),
  CORS_ORIGINS: text(
    "server",
    "",
    "origins whose browser code may call, separated by commas; `*` for all",
  ),
  SHUTDOWN_SECONDS: count("server", 30, 1, "longest wait for work in flight after SIGTERM"),
  SHUTDOWN_GRACE_MS: count(
    "server",
    250,
    0,
    "how long connections are still accepted and answered after SIGTERM, in milliseconds",
  ),
};
