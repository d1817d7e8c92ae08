import { expect, it } from "vitest";
import { addEvent } from "./events.js";

it("keeps the newest 20 events", () => {
  const events: string[] = [];
  for (let at = 0; at < 50; at += 1) addEvent(events, `event ${at}`);
  expect(events).toEqual(Array.from({ length: 20 }, (_, at) => `event ${at + 30}`));
});

it("tells an event once that happens again, and how often", () => {
  const events: string[] = [];
  for (const event of ["one", "other", "one", "one"]) addEvent(events, event);
  expect(events).toEqual(["one (3 times)", "other"]);
});
