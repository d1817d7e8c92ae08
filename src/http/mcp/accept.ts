import type { Accepted } from "./exchange.js";

/** What official clients send. */
const USUAL = "application/json, text/event-stream";
const EITHER: Accepted = { json: true, events: true };

/** What an Accept header takes. One that names no stream of events gets none, also where it takes all. */
export function acceptedOf(accept: string | undefined): Accepted {
  if (accept === USUAL) return EITHER;
  if (accept === undefined || accept.trim() === "") return { json: true, events: false };
  const types = accept.split(",").map((range) => range.split(";")[0]?.trim().toLowerCase());
  const takes = (...names: string[]) => names.some((name) => types.includes(name));
  return {
    json: takes("*/*", "application/*", "application/json"),
    events: takes("text/event-stream", "text/*"),
  };
}
