import type { Deadline } from "../../platform/threads/deadline.js";
import type { TurnOf } from "../../platform/threads/owner-turns.js";

/** Whose search it is, and how long it may take. */
export interface SearchTime extends TurnOf, Deadline {}
