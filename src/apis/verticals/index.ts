import { defineFamily } from "../../http/family.js";
import { count } from "../../platform/config/variables.js";

/** What is open to everybody without a key, bounded by the address that it is asked from. */
export const family = defineFamily({
  name: "verticals",
  position: 25,
  tag: { description: "Pictures of the pages of this site", position: 25 },
  owns: ["/v1/browser-run"],
  needs: ["publicUrl", "clock", "frontDoor", "browser"],
  config: {
    VERTICALS_RATE_PER_MINUTE: count(
      "gate",
      120,
      1,
      "requests a minute that one address may make without a key below `/v1/browser-run`",
    ),
  },
  async routes(app, parts, { VERTICALS_RATE_PER_MINUTE: perMinute }) {
    const { createClientMeter } = await import("./client-meter.js");
    const { addScreenshotRoute } = await import("./screenshots/routes.js");
    addScreenshotRoute(app, { ...parts, meter: createClientMeter(parts.clock, perMinute) });
  },
});
