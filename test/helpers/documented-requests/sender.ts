import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { App } from "../../../src/http/server.js";
import type { Resident } from "../repeats/premises.js";
import type { Made, Need, World } from "./need.js";
import {
  bodiesOf,
  type DocumentedBody,
  type DocumentedOperation,
  parametersOf,
  schemeOf,
} from "./operations.js";

export interface SenderParts extends Omit<World, "call"> {
  readonly app: App;
  readonly resident: Resident;
  readonly operations: ReadonlyMap<string, DocumentedOperation>;
  readonly needs: Readonly<Record<string, Need>>;
}

/** Sends requests as the documents show them, after making what they are about. */
export interface Sender {
  send(id: string, body?: DocumentedBody, made?: Made): Promise<LightMyRequestResponse>;
}

/** A sender for one person with a key of every realm. */
export function createSender({ app, resident, operations, needs, ...world }: SenderParts): Sender {
  const headersOf = (operation: DocumentedOperation): Readonly<Record<string, string>> => {
    const keys: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      agentKey: resident.agent,
      evidenceKey: resident.evidence,
      gatewayKey: resident.gateway,
      productsKey: resident.products,
      session: resident.session,
    };
    return keys[schemeOf(operation) ?? ""] ?? {};
  };

  const sender: Sender = {
    async send(id, body, given) {
      const operation = operations.get(id);
      if (!operation) throw new Error(`no document has the operation ${id}`);
      const need = given?.isAlone ? undefined : needs[id];
      const made = join((await need?.({ ...world, call })) ?? {}, given ?? {});
      const shown = body ?? bodiesOf(operation.operation)[0];
      return app.inject({
        method: operation.method as "GET",
        url: urlOf(operation, made),
        headers: {
          ...headersOf(operation),
          ...made.headers,
          ...(shown || made.body ? { "content-type": shown?.mediaType ?? "application/json" } : {}),
        },
        ...payloadOf(shown, made),
      });
    },
  };

  const call: World["call"] = async (id, given) => {
    const reply = await sender.send(id, undefined, given);
    if (reply.statusCode >= 300) {
      throw new Error(`${id} answered ${reply.statusCode}: ${reply.body}`);
    }
    return (field) => String(field.split(".").reduce(memberOf, reply.json<unknown>()));
  };
  return sender;
}

function join(one: Made, other: Made): Made {
  return {
    ...other,
    path: { ...one.path, ...other.path },
    query: { ...one.query, ...other.query },
    headers: { ...one.headers, ...other.headers },
    ...(one.body || other.body ? { body: { ...one.body, ...other.body } } : {}),
  };
}

function memberOf(part: unknown, name: string): unknown {
  return (part as Readonly<Record<string, unknown>>)[name];
}

function urlOf({ path, operation }: DocumentedOperation, made: Made): string {
  const names: Readonly<Record<string, string>> = {
    ...parametersOf(operation, "path"),
    ...made.path,
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = names[name];
    if (value === undefined) throw new Error(`nothing is known for {${name}} in ${path}`);
    return name === "path" ? value : encodeURIComponent(value);
  });
  const asked = Object.entries({ ...parametersOf(operation, "query"), ...made.query });
  const query = new URLSearchParams(
    asked.flatMap(([name, value = []]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    ),
  );
  return query.size > 0 ? `${filled}?${query}` : filled;
}

function payloadOf(shown: DocumentedBody | undefined, made: Made): Pick<InjectOptions, "payload"> {
  if (made.payload !== undefined) return { payload: made.payload };
  if (typeof shown?.value === "string") return { payload: shown.value };
  if (!shown && !made.body) return {};
  return { payload: JSON.stringify({ ...(shown?.value as object), ...made.body }) };
}
