import { readBody } from "../../../engines/json/body-json/read-body.js";
import { type Check, type Fields, isObject } from "./checks.js";
import { nameOf } from "./field-name.js";
import { findMoneyField } from "./money-fields.js";

/** Why a body is not answered; `path` is a JSON Pointer to the field. */
export interface RefusedBody {
  readonly outcome: "refused";
  readonly status: 400 | 413;
  readonly message: string;
  readonly path?: string;
}

/** The members of a body that passes a check. */
export interface ReadFields {
  readonly outcome: "read";
  readonly fields: Fields;
}

/** Reads a body as an object and holds it against a check. */
export function readBodyFields(bytes: Uint8Array, check: Check): ReadFields | RefusedBody {
  if (bytes.length === 0) return refused("the body is required");
  const { value, fault } = readBody(bytes, { kind: "usual" });
  if (fault) {
    const { kind, message, path } = fault;
    return refused(message, path, kind === "too-large" ? 413 : 400);
  }
  if (!isObject(value)) return refused("the body must be an object");
  const money = findMoneyField(value);
  if (money !== undefined) {
    const name = money.slice(0, 100);
    const path = `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    return refused(`${name} is not supported: this service bounds no cost, so it refuses it`, path);
  }
  const found = check(value, "");
  return found
    ? refused(`${nameOf(found.path)} ${found.bound}`, found.path)
    : { outcome: "read", fields: value };
}

export function refused(
  message: string,
  path?: string,
  status: RefusedBody["status"] = 400,
): RefusedBody {
  return { outcome: "refused", status, message, ...(path === undefined ? {} : { path }) };
}
