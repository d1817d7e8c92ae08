import type { FastifyInstance } from "fastify";

/** Reads the bodies of a scope as JSON whatever their content type says, so that a bare `curl -d` works. */
export function readBodiesAsJson(scope: FastifyInstance, read: (bytes: Buffer) => unknown): void {
  takeBodies(scope, read);
}

/** Leaves the bodies of a scope unread: `bodyBytes` has them as they came. */
export function readBodiesAsBytes(scope: FastifyInstance): void {
  takeBodies(scope, () => null);
}

function takeBodies(scope: FastifyInstance, read: (bytes: Buffer) => unknown): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "*",
    { parseAs: "buffer" },
    async (request: unknown, bytes: unknown) => {
      const body = bytes as Buffer;
      (request as { bodyBytes: Buffer }).bodyBytes = body;
      return read(body);
    },
  );
}
