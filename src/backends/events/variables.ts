import { count } from "../../platform/config/variables.js";
import { defineStored } from "../../platform/parts/stored-kind.js";

/** What the backend takes from the configuration. */
export const eventsVariables = {
  EVENTS_RETENTION_DAYS: count("gate", 365, 1, "days that collected events are kept"),
};

/** Events that are stored; their bytes are those of their content. */
export const storedEvents = defineStored({
  name: "events",
  noun: "events",
  holders: ["account"],
  items: { variable: "EVENTS_MAX", default: 20_000_000 },
  megabytes: { variable: "EVENTS_MAX_MB", default: 10_240 },
  room: "wait until the oldest are forgotten, after EVENTS_RETENTION_DAYS days",
});
