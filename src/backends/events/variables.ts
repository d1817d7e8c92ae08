import { count } from "../../platform/config/variables.js";

/** What the backend takes from the configuration. */
export const eventsVariables = {
  EVENTS_RETENTION_DAYS: count("gate", 365, 1, "days that collected events are kept"),
};
