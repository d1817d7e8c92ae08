import { errors } from "../../http/api-error.js";
import type { Needed } from "../../platform/parts/part.js";
import type { CommitBody, CommitReply } from "./schemas.js";
import { tasks } from "./tasks.js";

const WRITE_MS_MAX = 20_000;

/** Makes what writes the messages of commits for an account. */
export function createCommitWriting({ threads }: Needed<"threads">) {
  return async (owner: string, { diff }: CommitBody): Promise<CommitReply> => {
    const options = { owner, timeoutMs: WRITE_MS_MAX };
    const message = await threads.run(tasks["write-commit"], diff, options);
    if (!message) throw noDiff();
    return { ...message };
  };
}

/** The refusal of a text that changes no file. */
export function noDiff() {
  const message = "must be a unified diff that changes a file";
  return errors.validation(`diff ${message}`, { details: [{ path: "/diff", message }] });
}
