import type { MergeInput, ResolvedConflict } from "../../engines/code/merge/resolve-conflicts.js";
import { errors } from "../../http/api-error.js";
import type { Needed } from "../../platform/parts/part.js";
import type { ResolveBody, ResolveReply } from "./schemas.js";
import { tasks } from "./tasks.js";

const RESOLVE_MS_MAX = 20_000;
const SIDES = ["base", "ours", "theirs"] as const;

/** Makes what resolves the conflicts of a file for an account. */
export function createResolving({ threads }: Needed<"threads">) {
  return async (owner: string, body: ResolveBody): Promise<ResolveReply> => {
    const options = { owner, timeoutMs: RESOLVE_MS_MAX };
    const merged = await threads.run(tasks["resolve-conflicts"], inputOf(body), options);
    if ("field" in merged)
      throw unmergeable(merged.field, `${merged.message} (line ${merged.line})`);
    const { resolved, content, proposed, conflicts } = merged;
    return { resolved, content, proposed, conflicts: conflicts.map(shownConflict) };
  };
}

function inputOf({ content, base, ours, theirs, path }: ResolveBody): MergeInput {
  if (content !== undefined) return { content, path };
  if (base !== undefined && ours !== undefined && theirs !== undefined) {
    return { base, ours, theirs, path };
  }
  throw nothingToMerge(SIDES.filter((side) => ({ base, ours, theirs })[side] === undefined));
}

/** The refusal of a body that has neither a file with markers nor all three texts. */
export function nothingToMerge(missing: readonly string[] = SIDES) {
  const isBare = missing.length === SIDES.length;
  const message = isBare
    ? "content is required, or base, ours and theirs"
    : `${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} required beside ${SIDES.filter((side) => !missing.includes(side)).join(" and ")}`;
  const fields = isBare ? ["content"] : missing;
  return errors.invalidRequest(message, {
    details: fields.map((field) => ({ path: `/${field}`, message: "is required" })),
  });
}

/** The refusal of texts that have no conflict that can be read. */
function unmergeable(field: string, message: string) {
  return errors.validation(`${field}: ${message}`, { details: [{ path: `/${field}`, message }] });
}

function shownConflict({ needsReview, proposals, ...conflict }: ResolvedConflict) {
  return {
    ...conflict,
    needs_review: needsReview,
    proposals: proposals.map((proposal) => ({ ...proposal })),
  };
}
