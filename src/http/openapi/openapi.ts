import { type Static, type TSchema, Type } from "@sinclair/typebox";
import type { Refusal } from "../api-error.js";

/** A reference to a shared schema that keeps its static type. */
export function ref<T extends TSchema>(schema: T) {
  return Type.Unsafe<Static<T>>(Type.Ref(String(schema.$id)));
}

/** A reply that is text of its own media type, while the errors of the same route are JSON. */
export function textReply(mediaType: string, about: { description: string; example: string }) {
  const schema = { type: "string", examples: [about.example] };
  return Type.Unsafe<string>({
    description: about.description,
    content: { [mediaType]: { schema } },
  });
}

/** A reply that is JSON of a media type of its own, sent as bytes. */
export function documentReply(mediaType: string, schema: TSchema, description: string) {
  return Type.Unsafe<Buffer>({ description, content: { [mediaType]: { schema } } });
}

const meanings: Readonly<Record<number, string>> = {
  400: "The request is malformed",
  401: "The key is missing, malformed, unknown or revoked",
  402: "The job has not been purchased",
  403: "The key, the account or the origin may not do this",
  404: "No such resource, or it belongs to somebody else",
  405: "The path does not know this method; Allow names those it knows",
  409: "It collides with what is there",
  413: "The body is too large",
  422: "A field has the wrong type, length or range",
  429: "The limit is reached; retry after the time in Retry-After",
  500: "The server failed",
  502: "The backend could not be reached",
  503: "Not available now; retry after the time in Retry-After",
  504: "It took too long",
};

/** Where the reply of a route keeps the errors that it answers in words of its own. */
const REFUSALS = Symbol("refusals");

/**
 * The error replies of a route: one schema of the family for each status it can answer. Their
 * examples are what any route answers with that status, and `own`, in whose place or beside which
 * they stand: an error of the route takes the place of another one with the same code.
 */
export function errorReplies<Status extends number>(
  body: TSchema,
  statuses: readonly Status[],
  own: readonly Refusal[] = [],
) {
  const replies = statuses.map((status) => [
    status,
    Type.Unsafe<never>({
      ...Type.Ref(String(body.$id)),
      description: meanings[status] ?? "Error",
      [REFUSALS]: own,
    }),
  ]);
  return Object.fromEntries(replies) as Record<Status, ReturnType<typeof Type.Unsafe<never>>>;
}

/** What `errorReplies` was given for a reply; undefined for any other reply. */
export function refusalsOf(reply: object): readonly Refusal[] | undefined {
  return (reply as { [REFUSALS]?: readonly Refusal[] })[REFUSALS];
}
