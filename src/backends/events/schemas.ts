import { type Static, Type } from "@sinclair/typebox";
import { EVENTS_MAX, FAULTS_MAX } from "../../engines/http/event-batch/read-batch.js";
import { NAME_LENGTH_MAX } from "../../engines/http/event-batch/read-event.js";
import { StringEnum } from "../../http/openapi/string-enum.js";

const EVENTS_PER_PAGE_MAX = 200;

const Name = (description: string) =>
  Type.String({ minLength: 1, maxLength: NAME_LENGTH_MAX, description });
const AnyTime = (description: string) =>
  Type.String({
    minLength: 1,
    maxLength: 40,
    description: `${description}; ISO 8601 (UTC unless it names an offset) or epoch milliseconds`,
  });

const order = {
  app_id: "shop",
  event_name: "order_placed",
  event_id: "order-1001",
  timestamp: "2026-01-31T09:30:00.000Z",
  user_id: "u-17",
  properties: { total_cents: 4_900 },
};

const Event = Type.Object(
  {
    app_id: Name("the application that it happened in"),
    event_name: Name("what happened"),
    event_id: Type.Optional(Name("your own id; makes a repeat within the app harmless")),
    timestamp: Type.Optional(
      Type.Union([Type.String(), Type.Integer()], {
        description:
          "when it happened: ISO 8601 (UTC unless it names an offset) or epoch milliseconds; the time of receipt by default",
      }),
    ),
  },
  { additionalProperties: true, description: "any other field is kept as it is" },
);

/** Documents what the events engine reads; nothing is validated against it. */
export const CollectBody = Type.Unsafe<unknown>({
  content: {
    "application/json": {
      schema: Type.Union(
        [
          Event,
          Type.Array(Event, { maxItems: EVENTS_MAX }),
          Type.Object({ events: Type.Array(Event, { maxItems: EVENTS_MAX }) }),
        ],
        { examples: [{ events: [order] }, order, [order]] },
      ),
    },
    "application/x-ndjson": {
      schema: Type.String({
        description: "one event a line",
        examples: [`${JSON.stringify(order)}\n`],
      }),
    },
  },
});

export const CollectReply = Type.Object(
  {
    persisted: Type.Integer({ description: "events that are stored now, on disk" }),
    rejected: Type.Integer({ description: "events that were refused" }),
    duplicates: Type.Integer({ description: "events whose event_id was there already" }),
    errors: Type.Array(
      Type.Object({
        index: Type.Integer({ description: "the place of the event in the call, from 0" }),
        field: Type.String({ description: "`event` when it is the whole event" }),
        reason: Type.String(),
      }),
      { maxItems: FAULTS_MAX, description: "the first 1000 faults; an event can have several" },
    ),
  },
  {
    examples: [
      {
        persisted: 1,
        rejected: 1,
        duplicates: 0,
        errors: [{ index: 1, field: "event_name", reason: "event_name is required" }],
      },
    ],
  },
);
export type CollectReply = Static<typeof CollectReply>;

const range = {
  from: Type.Optional(AnyTime("events of this time and later")),
  to: Type.Optional(AnyTime("events before this time")),
};

export const EventsQuery = Type.Object({
  app_id: Type.Optional(Name("events of this app")),
  event_name: Type.Optional(Name("events of this name")),
  ...range,
  cursor: Type.Optional(
    Type.String({ maxLength: 128, description: "next_cursor of the page before" }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: EVENTS_PER_PAGE_MAX, description: "50 by default" }),
  ),
});
export type EventsQuery = Static<typeof EventsQuery>;

const CollectedEvent = Type.Object({
  id: Type.String({ pattern: "^evt_[0-9a-f]{24}$" }),
  app_id: Type.String(),
  event_name: Type.String(),
  event_id: Type.Union([Type.String(), Type.Null()]),
  timestamp: Type.String({ description: "when it happened" }),
  received_at: Type.String(),
  event: Type.Object({}, { additionalProperties: true, description: "as it was sent" }),
});
export type CollectedEvent = Static<typeof CollectedEvent>;

export const EventPage = Type.Object(
  {
    events: Type.Array(CollectedEvent, { maxItems: EVENTS_PER_PAGE_MAX }),
    next_cursor: Type.Union([Type.String(), Type.Null()], {
      description:
        "where the next page begins; null at the end. A page may be short, or empty, before the end.",
    }),
  },
  {
    examples: [
      {
        events: [
          {
            id: "evt_19c132f9c300004d1e8f0000",
            app_id: order.app_id,
            event_name: order.event_name,
            event_id: order.event_id,
            timestamp: order.timestamp,
            received_at: "2026-01-31T09:30:00.416Z",
            event: order,
          },
        ],
        next_cursor: null,
      },
    ],
  },
);
export type EventPage = Static<typeof EventPage>;

const CountedBy = StringEnum(["event_name", "app_id", "hour"], {
  description: "what events are counted by; event_name by default",
});

export const CountsQuery = Type.Object({
  by: Type.Optional(CountedBy),
  app_id: Type.Optional(Name("events of this app")),
  ...range,
});
export type CountsQuery = Static<typeof CountsQuery>;

export const Counts = Type.Object(
  {
    by: CountedBy,
    total: Type.Integer(),
    complete: Type.Boolean({
      description:
        "false when the range holds over a million events, or over 10000 values, or more than can be read in 20 seconds: the newest are counted, so ask for shorter ranges",
    }),
    counts: Type.Array(
      Type.Object({
        value: Type.String({ description: "a name, an app, or the time at which an hour begins" }),
        count: Type.Integer(),
      }),
      { description: "the most frequent first; hours in their order" },
    ),
  },
  {
    examples: [
      {
        by: "event_name",
        total: 3,
        complete: true,
        counts: [
          { value: "page_viewed", count: 2 },
          { value: "order_placed", count: 1 },
        ],
      },
    ],
  },
);
export type Counts = Static<typeof Counts>;
