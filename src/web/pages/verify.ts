import { readFile } from "node:fs/promises";
import type { FastifyPluginAsync } from "fastify";
import type {} from "../../http/public-pages.js";
import {
  keepRepresentation,
  sendOpenDocument,
  textRepresentation,
} from "../../http/representation.js";

const PAGE = new URL("../../../docs/verify/verify.html", import.meta.url);
const POLICY = /http-equiv="Content-Security-Policy" content="([^"]+)"/;

/**
 * The page that verifies a packet in the browser, as it is kept for those who have no server. It has
 * its script and style in itself, so it brings its own policy.
 */
export const verifyPage: FastifyPluginAsync = async (app) => {
  let policy = "default-src 'none'";
  const page = keepRepresentation(async () => {
    const text = await readFile(PAGE, "utf8");
    policy = `${POLICY.exec(text)?.[1] ?? policy}; frame-ancestors 'none'`;
    return textRepresentation("text/html", text);
  });

  const options = { schema: { hide: true }, config: { isPublicPage: true } } as const;
  app.get("/verify", options, async (request, reply) => {
    const representation = await page();
    reply.header("content-security-policy", policy);
    return sendOpenDocument(request, reply, representation);
  });
};
