import { type ApiError, errors, type Refusal } from "../../../http/api-error.js";
import { CollectionMismatch, CollectionTooLarge } from "../../../services/vectors/vectors.js";

/** The refusal of an id that no vector has. */
export const noVector: Refusal = () => errors.notFound("the vector");

/** The refusal of a name that no collection has. */
export const noCollection: Refusal = () => errors.notFound("the collection");

/** 422 for one field of a body, in the words of a schema's violation. */
export function fieldError(path: string, bound: string): ApiError {
  const field = path.slice(1).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~");
  const message = `${field} ${bound}`;
  return errors.validation(message, { details: [{ path, message }] });
}

/**
 * What the vector store throws as an error that a caller can act on; `vectorPath` answers the JSON
 * Pointer to a vector of the body that has not the dimension of the collection.
 */
export function asVectordbError(
  error: unknown,
  vectorPath: (dimension: number) => string,
): unknown {
  if (error instanceof CollectionTooLarge) return errors.payloadTooLarge(error.message);
  if (!(error instanceof CollectionMismatch)) return error;
  const { field, expected, got } = error;
  return field === "dimension"
    ? fieldError(
        vectorPath(Number(expected)),
        `must have ${expected} numbers, the dimension of the collection, and has ${got}`,
      )
    : fieldError("/metric", `must be ${expected}, that of the collection, and is ${got}`);
}
