import type { FamilyEntries } from "../entry.js";

const EVENTS_MAX = 10_000;
const ndjson = "application/x-ndjson";

const fillLines = (line: string) => (bytesMax: number) =>
  Buffer.from(line.repeat(Math.floor(bytesMax / line.length)));

const range = { from: "1970-01-01T00:00:00Z", to: "2100-01-01T00:00:00Z" };

export const entries: FamilyEntries = {
  async prepare(call) {
    const made = Array.from({ length: EVENTS_MAX }, (_, place) => ({
      app_id: `app-${place % 50}`,
      event_name: `event-${place}`,
      user_id: `user-${place % 500}`,
    }));
    await call("POST", "/v1/api/events/api/v1/collect", { events: made });
    return {};
  },
  routes: {
    getHealth: {},
    listEvents: { costly: () => ({ ...range, event_name: "event-0", limit: "200" }) },
    countEvents: {
      query: () => ({ by: "event_name" }),
      costly: () => ({ ...range, by: "event_name" }),
    },
    collectEvents: {
      costly: () => ({
        events: Array.from({ length: EVENTS_MAX }, (_, place) => ({
          app_id: "shop",
          event_name: `event-${place}`,
          timestamp: "2026-01-31T09:30:00.000+05:30",
          properties: { a: [{ b: [{ c: [{ d: place + 0.1 }] }] }], text: "é\u2028😀".repeat(20) },
        })),
      }),
      others: [
        { kind: "empty lines", contentType: ndjson, fill: fillLines("\n") },
        { kind: "lines that are no event", contentType: ndjson, fill: fillLines("{}\n") },
        { kind: "lines that are no JSON", contentType: ndjson, fill: fillLines("{\n") },
        {
          kind: "most events by lines",
          contentType: ndjson,
          fill: () => Buffer.from('{"app_id":"a","event_name":"b"}\n'.repeat(EVENTS_MAX)),
        },
      ],
    },
  },
};
