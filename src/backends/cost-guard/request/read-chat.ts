import { createHash } from "node:crypto";
import { canonicalize } from "../../../engines/json/canonical-json/canonical-json.js";
import { type BuiltinAsk, readBuiltinAsk } from "./builtin-ask.js";
import { chatCheck } from "./chat-checks.js";
import { type Fields, isObject } from "./checks.js";
import { type RefusedBody, readBodyFields } from "./read-body-fields.js";

export interface ChatBytes {
  readonly bytes: Uint8Array;
  /** The models of the endpoint, the first being the default; none where there is no endpoint. */
  readonly names: readonly string[];
}

/** What a request for a chat completion says. */
export interface ReadChat {
  readonly outcome: "read";
  /**
   * The SHA-256 in hex of the RFC 8785 form of the body without `stream`, `stream_options`, `user` and
   * `metadata`: what has the same one is the same question.
   */
  readonly digest: string;
  readonly isStream: boolean;
  /** Whether a stream is to end with the usage. */
  readonly includesUsage: boolean;
  /** The model that the caller named, if one was. */
  readonly asked: string | undefined;
  readonly to: EndpointAsk | BuiltinAsk;
}

export interface EndpointAsk {
  readonly kind: "endpoint";
  readonly model: string;
  /** The body for the endpoint, as JSON. */
  readonly body: Uint8Array;
  /** What a builtin is asked instead where no model was named and the endpoint fails. */
  readonly instead: BuiltinAsk | undefined;
}

/** Reads a body, validates it and writes what the endpoint is to get; about 15 ms for 1 MiB. */
export function readChat({ bytes, names }: ChatBytes): ReadChat | RefusedBody {
  const read = readBodyFields(bytes, chatCheck);
  if (read.outcome === "refused") return read;
  const { fields } = read;
  const asked = typeof fields.model === "string" ? fields.model : undefined;
  const to = readTarget(fields, { asked, names });
  if ("outcome" in to) return to;
  const isStream = fields.stream === true;
  const options = isObject(fields.stream_options) ? fields.stream_options : {};
  return {
    outcome: "read",
    digest: digestOf(fields),
    isStream,
    includesUsage: isStream && options.include_usage === true,
    asked,
    to,
  };
}

function readTarget(
  fields: Fields,
  { asked, names }: { readonly asked: string | undefined; readonly names: readonly string[] },
): EndpointAsk | BuiltinAsk | RefusedBody {
  const [usual] = names;
  if (usual === undefined || asked?.startsWith("builtin/")) return readBuiltinAsk(fields);
  const model = asked !== undefined && names.includes(asked) ? asked : usual;
  const builtin = asked === undefined ? readBuiltinAsk(fields) : undefined;
  return {
    kind: "endpoint",
    model,
    body: Buffer.from(JSON.stringify(bodyFor(fields, model))),
    instead: builtin && "kind" in builtin ? builtin : undefined,
  };
}

/** The usage is always asked for: without it nobody knows what a stream cost. */
function bodyFor({ stream, stream_options: options, ...rest }: Fields, model: string): Fields {
  if (stream !== true) return { ...rest, model };
  const given = isObject(options) ? options : {};
  return { ...rest, model, stream, stream_options: { ...given, include_usage: true } };
}

function digestOf(fields: Fields): string {
  const { stream, stream_options, user, metadata, ...keyed } = fields;
  return createHash("sha256").update(canonicalize(keyed)).digest("hex");
}
