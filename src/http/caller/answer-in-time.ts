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
  let isGone = false;
  const whenGone = (leave: () => void) => {
    const hangUp = () => {
      isGone = true;
      leave();
    };
    reply.raw.once("close", hangUp);
    return () => reply.raw.off("close", hangUp);
  };
  try {
    return await withDeadline({ name, ms, whenGone }, work);
  } catch (error) {
    if (!isGone) throw error;
    reply.hijack();
    return undefined;
  }
}
