import type { FastifyInstance } from "fastify";
import { refuseCrossSite } from "../../http/caller/same-site.js";
import { readBodiesAsForms } from "../../http/input/body-parsers.js";

export const FORM_BYTES_MAX = 4096;

/** Makes a scope one of pages with forms: urlencoded bodies from this site alone, nothing kept. */
export function servePagesWithForms(scope: FastifyInstance, publicUrl: string): void {
  readBodiesAsForms(scope);
  scope.addHook("onRequest", refuseCrossSite(publicUrl));
  scope.addHook("onRequest", async (_request, reply) => {
    // A form of a page without any referrer is posted with the origin `null`, as if from nowhere.
    reply.header("referrer-policy", "same-origin");
    reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
  });
}
