import { connect, isIP, type Socket } from "node:net";

/** Time for each address before the next one is tried beside it. */
const ATTEMPT_MS = 250;

/** No address took the connection. */
export class NotReached extends Error {
  override readonly name = "NotReached";
}

/**
 * Connects to one of some addresses, which are tried in turn as they stand: nothing is looked up.
 * Rejects with NotReached when none of them takes the connection in `timeoutMs`, and when the signal
 * ends the call.
 */
export function dial(
  { addresses, port }: { readonly addresses: readonly string[]; readonly port: number },
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<Socket> {
  const socket = connect({
    host: "judged.invalid",
    port,
    lookup: (_name, _options, answer) =>
      answer(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      ),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ATTEMPT_MS,
    allowHalfOpen: true,
    noDelay: true,
  });
  const timer = setTimeout(() => socket.destroy(), timeoutMs);
  const abort = () => socket.destroy();
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  return new Promise((done, fail) => {
    socket.on("error", () => undefined);
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
    };
    const onClose = () => {
      settle();
      fail(new NotReached("the server could not be reached"));
    };
    socket.once("close", onClose);
    socket.once("connect", () => {
      settle();
      socket.off("close", onClose);
      done(socket);
    });
  });
}
