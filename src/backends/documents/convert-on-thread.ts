import { convertDocument } from "../../engines/documents/convert-document.js";
import { DocumentRefused } from "../../engines/documents/document.js";
import { readMultipart } from "./read-multipart.js";
import { type ReadRequest, RequestFault, readRequest } from "./read-request.js";

export interface ConvertInput {
  readonly bytes: Uint8Array;
  /** As the request states it. */
  readonly contentType: string;
}

/** The reply as JSON, or what is wrong with the request. */
export type ConvertOutput =
  | { readonly json: Uint8Array }
  | {
      readonly status: 400 | 413 | 422;
      readonly message: string;
      readonly paths: readonly string[];
    };

const MULTIPART = /^\s*multipart\/form-data\b/i;

/** Reads a request, converts its document and writes the reply, so that nothing large is built elsewhere. */
export async function convertAndWrite({
  bytes,
  contentType,
}: ConvertInput): Promise<ConvertOutput> {
  try {
    const request = MULTIPART.test(contentType)
      ? await readMultipart(bytes, contentType)
      : readRequest(bytes);
    return await convert(request);
  } catch (error) {
    if (!(error instanceof RequestFault)) throw error;
    const { status, message, path = [] } = error;
    return { status, message, paths: [path].flat() };
  }
}

async function convert({ source, to, path }: ReadRequest): Promise<ConvertOutput> {
  try {
    const reading = await convertDocument(source, to);
    return { json: new TextEncoder().encode(JSON.stringify(reading)) };
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error;
    throw new RequestFault(422, `${error.reason}: ${error.message}`, path);
  }
}
