import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";

/**
 * Whether a handler speaks the callbacks of before undici 7, as those do that `request`, `stream`
 * and `pipeline` of an undici 7 dispatcher make. One that takes neither kind would hang for ever.
 */
export function isLegacyHandler(handler: Dispatcher.DispatchHandler): boolean {
  return handler.onRequestStart === undefined;
}

/** The same handler in today's callbacks. */
export function fromLegacyHandler(handler: Dispatcher.DispatchHandler): Dispatcher.DispatchHandler {
  if (typeof handler.onError !== "function") throw new TypeError("invalid onError method");
  return {
    onRequestStart(controller) {
      handler.onConnect?.((reason) => controller.abort(reason ?? new Error("aborted")));
    },
    onResponseStart(controller, status, headers, reason) {
      const goesOn = handler.onHeaders?.(
        status,
        toRawHeaders(headers),
        () => controller.resume(),
        reason ?? "",
      );
      if (goesOn === false) controller.pause();
    },
    onResponseData(controller, chunk) {
      if (handler.onData?.(chunk) === false) controller.pause();
    },
    onResponseEnd(_controller, trailers) {
      handler.onComplete?.(toRawHeaders(trailers).map(String));
    },
    onResponseError(_controller, error) {
      handler.onError?.(error);
    },
  };
}

function toRawHeaders(headers: IncomingHttpHeaders): Buffer[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []]
      .flat()
      .flatMap((one) => [Buffer.from(name, "latin1"), Buffer.from(one, "latin1")]),
  );
}
