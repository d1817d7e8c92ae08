import { errors } from "../../../http/api-error.js";
import type { ApiDocument } from "../../../http/openapi/document.js";
import { documentOfTag } from "../../../http/openapi/document-of-tag.js";
import {
  jsonRepresentation,
  type KeptRepresentation,
  keepRepresentation,
  type Representation,
} from "../../../http/representation.js";

/** Where the description of one family is. */
export function familyDocumentPath(family: string): string {
  return `/openapi/${family}.json`;
}

/** Answered for a name that no family has. */
export const noFamily = () => errors.notFound("a family of this name");

/** Answers the description of one family, made at its first call. */
export function keepFamilyDocuments(describeApi: () => Promise<ApiDocument>) {
  const kept = new Map<string, KeptRepresentation>();
  return async (family: string): Promise<Representation> => {
    const whole = await describeApi();
    if (!whole.tags.some(({ name }) => name === family)) throw noFamily();
    const document =
      kept.get(family) ??
      keepRepresentation(() => jsonRepresentation(documentOfTag(whole, family)));
    kept.set(family, document);
    return document();
  };
}
