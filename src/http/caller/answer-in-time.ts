import type { FastifyReply } from "fastify";
import { type Deadline, withDeadline } from "../../platform/threads/deadline.js";

/**
 * What work answers that has so many milliseconds; 504 `timeout` beyond. Undefined for a caller who
 * hung up: the work stops, and there is nobody to reply to.
 */
export async function answerInTime<T>(
  reply: Pick<FastifyReply, "raw" | "hijack">,
  { name, ms }: { readonly name: string; readonly ms: number },
  work: (deadline: Deadline) => Promise<T>,
): Promise<T | undefined> {
  const caller = new AbortController();
  const leave = () => caller.abort();
  reply.raw.once("close", leave);
  try {
    return await withDeadline({ name, ms, gone: caller.signal }, work);
  } catch (error) {
    if (!caller.signal.aborted) throw error;
    reply.hijack();
    return undefined;
  } finally {
    reply.raw.off("close", leave);
  }
}
