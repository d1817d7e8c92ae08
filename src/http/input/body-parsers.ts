import type { FastifyInstance, FastifyRequest } from "fastify";

/** Makes the body of a request from its bytes. */
export type ReadBody = (request: FastifyRequest, bytes: Buffer) => unknown;

/** Reads the bodies of a scope as JSON whatever their content type says, so that a bare `curl -d` works. */
export function readBodiesAsJson(scope: FastifyInstance, read: ReadBody): void {
  takeBodies(scope, read);
}

/** Leaves the bodies of a scope unread: `bodyBytes` has them as they came. */
export function readBodiesAsBytes(scope: FastifyInstance): void {
  takeBodies(scope, () => null);
}

function takeBodies(scope: FastifyInstance, read: ReadBody): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "*",
    { parseAs: "buffer" },
    async (request: FastifyRequest, bytes: Buffer) => {
      request.bodyBytes = bytes;
      return read(request, bytes);
    },
  );
}
