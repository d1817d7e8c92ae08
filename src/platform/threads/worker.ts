import { createDispatch } from "./dispatch.js";
import { tasks } from "./tasks.js";

/** The two functions that a thread of the pool calls by name. */
export const { load, perform } = createDispatch(tasks);
