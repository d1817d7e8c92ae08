import { Type } from "@sinclair/typebox";
import { gatewayKey } from "../../http/caller/gateway-key.js";
import { defineFamily } from "../../http/family.js";
import { secret } from "../../platform/config/variables.js";
import { definePart } from "../../platform/parts/part.js";
import { readBackendUrls } from "./backend-urls.js";
import { keyFormat } from "./key-format.js";
import type { RemoteLimits } from "./remote-limits.js";

declare module "../../platform/parts/part.js" {
  interface Parts {
    /** Longest waits for backends elsewhere; those of the gateway unless given. */
    readonly remoteLimits: RemoteLimits | undefined;
  }
}

/** None unless a test gives some. */
export const remoteLimits = definePart({ name: "remoteLimits", create: () => undefined });

export const family = defineFamily({
  name: "gateway",
  position: 20,
  tag: {
    description: "One key for every service of the catalogue",
    position: 20,
  },
  owns: ["/v1/catalogue", "/v1/api"],
  securitySchemes: { gatewayKey },
  exposedHeaders: ["x-gw-calls-remaining", "mcp-session-id"],
  keyFormat,
  needs: [
    "backends",
    "bodyIntake",
    "keys",
    "quota",
    "usage",
    "metrics",
    "clock",
    "log",
    "remoteLimits",
  ],
  config: {
    GATEWAY_BACKENDS: Type.String({
      group: "gate",
      default: "{}",
      description:
        "JSON object from slug to base URL: these services are reached there instead of in this process",
    }),
    GATEWAY_SHARED_SECRET: secret(
      "gate",
      "signs the requests to those backends, in `x-gw-signature`",
      { minLength: 16 },
    ),
  },
  checkConfig: ({ GATEWAY_BACKENDS }) =>
    readBackendUrls(GATEWAY_BACKENDS)
      ? []
      : ['GATEWAY_BACKENDS must be a JSON object such as {"events":"http://10.0.0.5:9000"}'],
  async routes(app, needed, { GATEWAY_BACKENDS, GATEWAY_SHARED_SECRET: sharedSecret }) {
    const remoteUrls = readBackendUrls(GATEWAY_BACKENDS) ?? {};
    if (Object.keys(remoteUrls).length > 0 && sharedSecret === undefined) {
      needed.log.warn(
        "GATEWAY_BACKENDS is set without GATEWAY_SHARED_SECRET: they cannot tell who calls",
      );
    }
    const { mountGateway } = await import("./routes.js");
    await mountGateway(app, needed, { remoteUrls, sharedSecret });
  },
});
