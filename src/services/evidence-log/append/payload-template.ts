import { canonicalize } from "../../../engines/json/canonical-json/canonical-json.js";
import { CONTENT_BYTES_MAX, PacketTooLarge } from "../evidence-log.js";

/** What the log adds to the content of a packet, but for the type. */
export interface PayloadFrame {
  readonly chain: string;
  readonly id: string;
  readonly issuedAt: string;
  readonly issuer: string;
  readonly prev: string | null;
  readonly seq: number;
}

/** The texts of a canonical payload around and between what its frame tells, in canonical order. */
export type PayloadTemplate = readonly string[];

/** The fields that the log adds, in canonical order; content of the same name gives way. */
const FRAME_KEYS = ["chain", "id", "issued_at", "issuer", "prev", "seq"] as const;
const framed: ReadonlySet<string> = new Set([...FRAME_KEYS, "type"]);

/**
 * Canonicalises the content of a packet as far as it is known when it comes, so that little is left
 * to do when its place in the log is known. Throws PacketTooLarge, and a TypeError for content that
 * has no canonical form.
 */
export function payloadTemplate(
  type: string,
  content: Readonly<Record<string, unknown>>,
): PayloadTemplate {
  const own = Object.keys(content).filter((key) => !framed.has(key));
  const texts: string[] = [];
  let text = "";
  let bytes = 2 + Math.max(0, own.length - 1);
  for (const key of [...own, ...framed].sort()) {
    text += text === "" && texts.length === 0 ? "{" : ",";
    if (key === "type") {
      text += `"type":${canonicalize(type)}`;
    } else if (framed.has(key)) {
      texts.push(`${text}"${key}":`);
      text = "";
    } else {
      const member = `${canonicalize(key)}:${canonicalize(content[key])}`;
      bytes += Buffer.byteLength(member);
      text += member;
    }
  }
  if (bytes > CONTENT_BYTES_MAX) throw new PacketTooLarge();
  return [...texts, `${text}}`];
}

/** The canonical payload of one packet; no text of a frame needs to be escaped. */
export function writePayload(template: PayloadTemplate, frame: PayloadFrame): string {
  const [chainAt, idAt, issuedAt, issuerAt, prevAt, seqAt, end] = template;
  const prev = frame.prev === null ? "null" : `"${frame.prev}"`;
  return `${chainAt}"${frame.chain}"${idAt}"${frame.id}"${issuedAt}"${frame.issuedAt}"${issuerAt}"${frame.issuer}"${prevAt}${prev}${seqAt}${frame.seq}${end}`;
}
