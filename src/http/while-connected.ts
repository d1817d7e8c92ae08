import type { ServerResponse } from "node:http";

/** What this needs of a reply, whatever it replies. */
interface Connected {
  readonly raw: ServerResponse;
  hijack(): unknown;
}

/**
 * Does work for a caller, and tells it by the signal when the caller hangs up. What the work throws from
 * then on is nobody's to hear, and nothing is answered.
 */
export async function whileConnected<Reply extends Connected, Answer>(
  reply: Reply,
  work: (gone: AbortSignal) => Promise<Answer>,
): Promise<Answer | Reply> {
  const gone = new AbortController();
  const hangUp = () => gone.abort();
  // Whoever hung up while the body was read is not told of again.
  if (reply.raw.destroyed) hangUp();
  else reply.raw.once("close", hangUp);
  try {
    return await work(gone.signal);
  } catch (error) {
    if (!gone.signal.aborted) throw error;
    reply.hijack();
    return reply;
  } finally {
    reply.raw.off("close", hangUp);
  }
}
