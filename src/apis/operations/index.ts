import { standardRules } from "../../http/families.js";
import { defineFamily } from "../../http/family.js";
import { operationsRoutes } from "./routes.js";

/** What operators and CI ask. It owns every path that no other family does. */
export const family = defineFamily({
  name: "operations",
  position: 60,
  tag: {
    description: "Health, metrics and descriptions of this server",
    position: 60,
  },
  // The card is an ordinary document below the path of another protocol.
  owns: ["/", "/mcp/server-card"],
  rules: { ...standardRules("operations"), showsPages: true },
  needs: [
    "health",
    "metrics",
    "publicUrl",
    "build",
    "isDraining",
    "describeApi",
    "backends",
    "pages",
    "webBotAuth",
  ],
  routes: async (app, parts) => void (await app.register(operationsRoutes, { parts })),
});
