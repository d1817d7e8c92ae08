import { Type } from "@sinclair/typebox";
import { gatewayKey } from "../../http/caller/gateway-key.js";
import { defineFamily } from "../../http/family.js";
import { count } from "../../platform/config/variables.js";

/** What is open to everybody without a key, bounded by the address that it is asked from. */
export const family = defineFamily({
  name: "verticals",
  position: 25,
  tag: {
    description:
      "Vertical agents, whose answers come from solvers, and pictures of this site's pages",
    position: 25,
  },
  owns: ["/v1/vertical-agents", "/v1/browser-run"],
  securitySchemes: { gatewayKey },
  exposedHeaders: ["x-gw-calls-remaining"],
  needs: [
    "agents",
    "publicUrl",
    "clock",
    "frontDoor",
    "browser",
    "build",
    "threads",
    "keys",
    "quota",
    "usage",
    "metrics",
    "models",
    "evidence",
    "secret",
  ],
  config: {
    VERTICALS_RATE_PER_MINUTE: count(
      "gate",
      120,
      1,
      "requests a minute that one address may make without a key below `/v1/vertical-agents` and `/v1/browser-run`",
    ),
    VERTICALS_AUTH: Type.Union([Type.Literal("open"), Type.Literal("required")], {
      group: "gate",
      default: "open",
      description: "whether vertical agents answer without a key, or ask for a gateway key",
    }),
  },
  async routes(app, parts, { VERTICALS_RATE_PER_MINUTE: perMinute, VERTICALS_AUTH }) {
    const { createClientMeter } = await import("./client-meter.js");
    const { addScreenshotRoute } = await import("./screenshots/routes.js");
    const { addAskRoutes } = await import("./asks/routes.js");
    const shared = { ...parts, meter: createClientMeter(parts.clock, perMinute) };
    addScreenshotRoute(app, shared);
    await addAskRoutes(app, { ...shared, isKeyRequired: VERTICALS_AUTH === "required" });
  },
});
