import { type ReadRequest, RequestFault } from "./read-request.js";

/** A file, and a few fields beside it. */
const PARTS_MAX = 16;
const FILENAME_LENGTH_MAX = 255;
const FORMS = ["markdown", "text", "json"] as const;

/**
 * Reads a form with one file, by the parser of the platform (RFC 7578). The marks between parts are counted
 * first, since each part becomes objects.
 */
export async function readMultipart(bytes: Uint8Array, contentType: string): Promise<ReadRequest> {
  checkParts(bytes, contentType);
  const body = new Response(bytes, { headers: { "content-type": contentType } });
  let form: FormData;
  try {
    form = await body.formData();
  } catch {
    throw new RequestFault(400, "the body is not a valid multipart form");
  }
  const files = [...form.values()].filter((value) => typeof value !== "string");
  const [file, ...others] = files;
  if (others.length > 0) throw new RequestFault(400, "one file is taken in a form", "/file");
  const text = fieldOf(form, "text");
  if (!file && text === undefined) {
    throw new RequestFault(400, "the form has neither a file nor a field text", "/file");
  }
  if (file && text !== undefined) {
    throw new RequestFault(422, "a file and text exclude each other", "/text");
  }
  const to = fieldOf(form, "to") ?? "markdown";
  const known = FORMS.find((one) => one === to);
  if (!known) throw new RequestFault(422, `to must be one of ${FORMS.join(", ")}`, "/to");
  const filename = (file?.name ?? fieldOf(form, "filename") ?? "").slice(-FILENAME_LENGTH_MAX);
  const content = file ? new Uint8Array(await file.arrayBuffer()) : (text ?? "");
  return { source: { content, filename }, to: known, path: file ? "/file" : "/text" };
}

function fieldOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === "string" && value !== "" ? value : undefined;
}

function checkParts(bytes: Uint8Array, contentType: string): void {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) {
    throw new RequestFault(400, "the content type of the form names no boundary");
  }
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = Buffer.from(`--${boundary}`);
  let parts = 0;
  for (let at = buffer.indexOf(mark); at >= 0; at = buffer.indexOf(mark, at + mark.length)) {
    parts += 1;
    if (parts > PARTS_MAX) throw new RequestFault(400, `a form has at most ${PARTS_MAX} parts`);
  }
}
