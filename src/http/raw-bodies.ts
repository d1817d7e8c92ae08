import type { FastifyInstance } from "fastify";

/** Leaves the bodies of a scope unread: `bodyBytes` has them as they came. */
export function readBodiesAsBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "*",
    { parseAs: "buffer" },
    async (request: unknown, bytes: unknown) => {
      (request as { bodyBytes: Buffer }).bodyBytes = bytes as Buffer;
      return null;
    },
  );
}
