import { smallest } from "../bodies/schema.js";
import { type WorstBody, worstBodies } from "../bodies/worst-bodies.js";
import { headOf, type Shot } from "../load/shot.js";
import type { AbusedRoute } from "../routes/abused-routes.js";
import type { Tenant } from "../world/tenant.js";

/** One input for a route, bad or costly. */
export interface Input {
  readonly kind: string;
  readonly bytes: number;
  readonly shot: Shot;
}

/** An input that is made when it is needed. */
export interface PlannedInput {
  readonly kind: string;
  make(): Input;
}

const JSON_TYPE = "application/json";
/** As much of a target as leaves room for the other headers in Node's 16 KiB. */
const TARGET_LENGTH = 15_000;

/** The most expensive valid input of a route that an entry names; undefined where it names none. */
export function costlyInput(route: AbusedRoute, tenant: Tenant): PlannedInput | undefined {
  const costly = route.entry.costly?.(tenant.madeFor(route.family));
  if (costly === undefined) return undefined;
  const kind = "costly";
  if (!route.bodyBytesMax) {
    const query = costly as Readonly<Record<string, string>>;
    return { kind, make: () => inputOf(route, tenant, { kind, query }) };
  }
  const make = () => inputOf(route, tenant, { kind, body: Buffer.from(JSON.stringify(costly)) });
  return { kind, make };
}

/** The call that the entry describes, with no more than it needs. */
export function plainInput(route: AbusedRoute, tenant: Tenant): Input {
  if (!route.bodySchema) return inputOf(route, tenant, { kind: "plain" });
  const body = {
    ...(smallest(route.bodySchema) as object),
    ...route.entry.body?.(tenant.madeFor(route.family)),
  };
  return inputOf(route, tenant, { kind: "plain", body: Buffer.from(JSON.stringify(body)) });
}

/** Every input that a route is abused with: the costly one first, the others at the route's limit or below. */
export function plannedInputs(
  route: AbusedRoute,
  tenant: Tenant,
  bytesMax = route.bodyBytesMax ?? 0,
): PlannedInput[] {
  const costly = costlyInput(route, tenant);
  return [...(costly ? [costly] : []), ...worstInputs(route, { tenant, bytesMax })];
}

/** The worst inputs of a route: bodies where it takes one, else queries and paths. */
function worstInputs(
  route: AbusedRoute,
  { tenant, bytesMax }: { readonly tenant: Tenant; readonly bytesMax: number },
): PlannedInput[] {
  const { bodyBytesMax, bodySchema = {}, entry } = route;
  if (!bodyBytesMax) return worstTargets(route, tenant);
  const fixed = entry.body?.(tenant.madeFor(route.family)) ?? {};
  const bodies = worstBodies(bodySchema, { bytesMax, fixed }).map(({ kind, make }: WorstBody) => ({
    kind,
    make: () => inputOf(route, tenant, { kind, body: make() }),
  }));
  const others = (entry.others ?? []).map(({ kind, contentType, fill }) => ({
    kind,
    make: () => inputOf(route, tenant, { kind, body: fill(bytesMax), contentType }),
  }));
  return [...bodies, ...others];
}

function worstTargets(route: AbusedRoute, tenant: Tenant): PlannedInput[] {
  const made = tenant.madeFor(route.family);
  const names = (route.operation.parameters ?? [])
    .filter((parameter) => parameter.in === "query")
    .map(({ name }) => name);
  const queryOf = (name: string) => ({ ...route.entry.query?.(made), [name]: "" });
  const long = (kind: string, written: string) =>
    names.map((name) => ({
      kind: `${name}: ${kind}`,
      make: () =>
        inputOf(route, tenant, {
          kind: `${name}: ${kind}`,
          query: queryOf(name),
          more: `&${name}=${written.repeat(Math.floor(TARGET_LENGTH / written.length))}`,
        }),
    }));
  const many = Array.from({ length: 2_500 }, (_, at) => `&${at.toString(36)}=0`).join("");
  return [
    { kind: "plain", make: () => inputOf(route, tenant, { kind: "plain" }) },
    {
      kind: "most parameters",
      make: () =>
        inputOf(route, tenant, { kind: "most parameters", more: many.slice(0, TARGET_LENGTH) }),
    },
    ...long("longest text", "a"),
    ...long("longest text of pairs", "%F0%9F%98%80"),
    ...long("percent signs", "%25"),
  ];
}

interface InputParts {
  readonly kind: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Put behind the query as it is. */
  readonly more?: string;
  readonly body?: Buffer;
  readonly contentType?: string;
}

function inputOf(route: AbusedRoute, tenant: Tenant, parts: InputParts): Input {
  const { kind, more = "", body, contentType = JSON_TYPE } = parts;
  const made = tenant.madeFor(route.family);
  const path = Object.entries(route.entry.path?.(made) ?? {}).reduce(
    (target, [name, value]) =>
      target.replace(`{${name}}`, name === "path" ? value : encodeURIComponent(value)),
    route.path,
  );
  const query = new URLSearchParams(parts.query ?? route.entry.query?.(made) ?? {}).toString();
  const head = headOf({
    method: route.method,
    target: query || more ? `${path}?${query}${more}` : path,
    headers: {
      ...tenant.headersOf(route.caller),
      ...(body ? { "content-type": contentType } : {}),
    },
    ...(body ? { bodyBytes: body.length } : {}),
  });
  return {
    kind,
    bytes: body?.length ?? head.length,
    shot: { head, body: body ?? new Uint8Array() },
  };
}
