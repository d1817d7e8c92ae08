import { type ApiError, errors } from "../../../http/api-error.js";
import type { QaoaBody, QuboBody, TourBody } from "./schemas.js";

/** Throws unless a QUBO problem has its terms, and their number of variables, or its matrix. */
export function requireQubo({ n, terms, matrix }: QuboBody): void {
  if (matrix && terms) throw bothGiven("terms", "matrix");
  if (matrix) return;
  if (!terms) throw noneGiven("terms", "matrix");
  if (n === undefined) throw missing("n");
}

/** Throws unless the cities have coordinates or a matrix. */
export function requireCities({ coords, matrix }: TourBody): void {
  if (coords && matrix) throw bothGiven("coords", "matrix");
  if (!coords && !matrix) throw noneGiven("coords", "matrix");
}

/** Throws unless there is a graph or a QUBO problem. */
export function requireQaoaProblem(body: QaoaBody): void {
  const { n, edges, terms, matrix } = body;
  if (edges && (terms ?? matrix)) throw bothGiven("edges", terms ? "terms" : "matrix");
  if (!edges && !terms && !matrix) throw noneGiven("edges", "terms", "matrix");
  if (!edges) requireQubo(body);
  else if (n === undefined) throw missing("n");
}

/** The refusal of a body that has none of some fields. */
export function noneGiven(...fields: readonly [string, string, ...string[]]): ApiError {
  const message = `${fields.join(" or ")} is required`;
  return errors.invalidRequest(message, { details: fields.map((field) => at(field, message)) });
}

function missing(field: string): ApiError {
  const message = `${field} is required`;
  return errors.invalidRequest(message, { details: [at(field, message)] });
}

/** The refusal of a body that says the same in two ways. */
export function bothGiven(field: string, other: string): ApiError {
  const message = `${field} and ${other} must not be given together`;
  return errors.validation(message, { details: [at(other, message)] });
}

const at = (field: string, message: string) => ({ path: `/${field}`, message });
