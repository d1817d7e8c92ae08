import { hashContents as hashTexts } from "../../engines/evidence/run-chain/content-hashes.js";
import type { FreeJson } from "../../engines/json/free-json/free-json.js";
import { errors } from "../../http/api-error.js";
import type { Threads } from "../../platform/threads/threads.js";
import { tasks } from "./tasks.js";

/** A content that came as itself or as its hash. */
interface GivenContent {
  readonly content?: FreeJson;
  readonly content_sha256?: string;
}

/**
 * The SHA-256 of each content in hex; `pointerTo` says where in the body each came. 400 for one that
 * is missing, 422 for one that came both ways.
 */
export type HashContents = (
  given: readonly GivenContent[],
  pointerTo: (position: number) => string,
) => Promise<readonly string[]>;

/** About a millisecond of canonical JSON. */
const BYTES_IN_PLACE_MAX = 65_536;
const QUICK_MS = 250;
const OVERRUN_MS = 5_000;

/** Hashes contents of an owner, large ones on a thread. */
export function hashContents(threads: Threads, owner: string): HashContents {
  return async (sent, pointerTo) => {
    const given = sent.map(withoutNullBesideHash);
    for (const [position, one] of given.entries()) checkContent(one, pointerTo(position));
    const contents = given.flatMap(({ content }) => content ?? []);
    const bytes = contents.reduce((sum, content) => sum + content.bytes, 0);
    const texts = contents.map(({ text }) => text);
    const hashes =
      bytes <= BYTES_IN_PLACE_MAX
        ? hashTexts(texts)
        : await threads.run(tasks["content-hashes"], texts, {
            owner,
            lane: "quick",
            timeoutMs: QUICK_MS,
            overrunMs: OVERRUN_MS,
          });
    const next = hashes.values();
    return given.map(({ content_sha256 }) => content_sha256 ?? next.next().value ?? "");
  };
}

/** Null is a content of its own, but an absent one beside the hash of another. */
function withoutNullBesideHash(given: GivenContent): GivenContent {
  const { content, content_sha256 } = given;
  const isAbsent = content_sha256 !== undefined && content?.text === "null";
  return isAbsent ? { content_sha256 } : given;
}

function checkContent({ content, content_sha256 }: GivenContent, at: string): void {
  if ((content === undefined) !== (content_sha256 === undefined)) return;
  const path = `${at}/content`;
  const field = path.slice(1).replaceAll("/", ".");
  if (content === undefined) {
    const message = `${field} or ${field}_sha256 is required`;
    throw errors.invalidRequest(message, { details: [{ path, message }] });
  }
  const message = `${field} and ${field}_sha256 exclude each other; send one of them`;
  throw errors.validation(message, { details: [{ path: `${path}_sha256`, message }] });
}
