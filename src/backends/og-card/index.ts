import { defineBackend } from "../backend.js";

export const backend = defineBackend({
  slug: "og-card",
  access: "self-service",
  purpose: "Renders a share card as SVG.",
  example: {
    method: "GET",
    path: "card.svg?title=Ship%20the%20gate%2C%20then%20the%20garden&site=example.com&theme=forest",
  },
  routes: async (app) => (await import("./routes.js")).routes(app),
});
