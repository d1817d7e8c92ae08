import type { DocumentForm, DocumentSource } from "../../engines/documents/convert-document.js";
import { readBody } from "../../engines/json/body-json/read-body.js";
import { bodyValidator } from "../../http/input/validation.js";
import { ConvertBody } from "./schemas.js";

/** What a request asks for. */
export interface ReadRequest {
  readonly source: DocumentSource;
  readonly to: DocumentForm;
  /** Where the content stands in the request, as a JSON Pointer. */
  readonly path: string;
}

/** What is wrong with a request; the routes answer it. */
export class RequestFault extends Error {
  constructor(
    readonly status: 400 | 413 | 422,
    message: string,
    /** A JSON Pointer, or several, to what is at fault. */
    readonly path?: string | readonly string[],
  ) {
    super(message);
    this.name = "RequestFault";
  }
}

const findFault = bodyValidator(ConvertBody);

/** Reads a body of JSON, with the rules and faults of every other one. */
export function readRequest(bytes: Uint8Array): ReadRequest {
  const { value, fault } = bytes.length === 0 ? { value: {} } : readJson(bytes);
  if (fault) throw new RequestFault(fault.kind === "too-large" ? 413 : 400, fault.message);
  const wrong = findFault(value);
  if (wrong) throw new RequestFault(wrong.missing ? 400 : 422, wrong.message, wrong.path);
  // The schema has been met.
  const { filename, content_base64: base64, text, to = "markdown" } = value as ConvertBody;
  if (base64 !== undefined && text !== undefined) {
    throw new RequestFault(422, "content_base64 and text exclude each other", "/text");
  }
  const named = filename === undefined ? {} : { filename };
  if (base64 !== undefined) {
    return { source: { content: decodeBase64(base64), ...named }, to, path: "/content_base64" };
  }
  if (text !== undefined) return { source: { content: text, ...named }, to, path: "/text" };
  throw new RequestFault(400, "content_base64 or text must be given", ["/content_base64", "/text"]);
}

function readJson(bytes: Uint8Array) {
  const { value, fault } = readBody(bytes, { kind: "usual" });
  return { value, fault };
}

const DATA_URL = /^data:[^,]{0,200};base64,/i;
const ALPHABET = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** The bytes of base64 in either alphabet, with or without padding and line ends. */
function decodeBase64(text: string): Uint8Array {
  const url = DATA_URL.exec(text);
  const written = (url ? text.slice(url[0].length) : text).replace(/\s+/g, "");
  const bare = written.replace(/=+$/, "");
  if (!ALPHABET.test(written) || bare.length % 4 === 1) {
    throw new RequestFault(422, "content_base64 must be base64", "/content_base64");
  }
  return new Uint8Array(Buffer.from(bare, "base64"));
}
