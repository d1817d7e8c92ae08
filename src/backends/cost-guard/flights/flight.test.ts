import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { FlightControl, FlightOptions, Seat } from "./flight.js";
import { createFlightMemory } from "./flight-memory.js";
import { Flights } from "./flights.js";

const free: FlightOptions<string> = { weigh: () => 1, take: () => {}, giveBack: () => {} };

/** Work that does what it is told to, and when. */
function told() {
  let control: FlightControl<string> | undefined;
  let land: (outcome: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  let runs = 0;
  return {
    work: (given: FlightControl<string>) => {
      control = given;
      runs += 1;
      return new Promise<string>((resolve, reject) => {
        land = resolve;
        fail = reject;
      });
    },
    push: (event: string) => control?.push(event),
    land: (outcome: string) => land(outcome),
    fail: (error: Error) => fail(error),
    isAborted: () => control?.signal().aborted,
    runs: () => runs,
  };
}

async function readAll(seat: Seat<string, string>): Promise<string[]> {
  const read: string[] = [];
  for (;;) {
    const step = await seat.next();
    if (step.kind === "event") read.push(step.event);
    else return [...read, step.kind === "done" ? `= ${step.outcome}` : step.kind];
  }
}

describe("a flight", () => {
  it("gives each who joins all events from the first one on, and its end", async () => {
    const flights = new Flights<string, string>();
    const { work, push, land, runs } = told();
    const first = flights.join("a", work, free);
    const early = readAll(first.seat);
    push("1");
    const second = flights.join("a", work, free);
    const late = readAll(second.seat);
    push("2");
    land("whole");
    expect(await Promise.all([early, late])).toEqual([
      ["1", "2", "= whole"],
      ["1", "2", "= whole"],
    ]);
    expect([first.isJoined, second.isJoined, runs()]).toEqual([false, true, 1]);
    expect(flights.join("a", work, free).isJoined).toBe(false);
  });

  it("fails for all who wait", async () => {
    const flights = new Flights<string, string>();
    const { work, push, fail } = told();
    const reading = [1, 2].map(() => readAll(flights.join("a", work, free).seat));
    push("1");
    fail(new Error("no"));
    expect(await Promise.all(reading)).toEqual([
      ["1", "failed"],
      ["1", "failed"],
    ]);
  });

  it("goes on while anyone waits, and is given up with the last one", async () => {
    const flights = new Flights<string, string>();
    const { work, push, isAborted, runs } = told();
    const first = flights.join("a", work, free);
    const second = flights.join("a", work, free);
    const reading = readAll(first.seat);
    first.seat.leave();
    first.seat.leave();
    expect(await reading).toEqual(["left"]);
    push("1");
    expect(isAborted()).toBe(false);
    second.seat.leave();
    expect(isAborted()).toBe(true);
    // Nobody joins what is being given up.
    expect(flights.join("a", work, free).isJoined).toBe(false);
    expect(runs()).toBe(2);
  });

  it("holds no memory once nobody can read it any more", async () => {
    const memory = createFlightMemory({ accountBytesMax: 10, bytesMax: 15 });
    const flights = new Flights<string, string>();
    const options = (account: string): FlightOptions<string> => ({
      weigh: ({ length }) => length,
      take: (bytes) => memory.take(account, bytes),
      giveBack: (bytes) => memory.giveBack(account, bytes),
    });
    const [one, other] = [told(), told()];
    const { seat } = flights.join("a", one.work, options("x"));
    const second = flights.join("b", other.work, options("y"));
    one.push("12345678");
    expect(() => one.push("123")).toThrow("too much of streamed answers is waiting to be read");
    expect(() => other.push("12345678")).toThrow("too much of streamed answers");
    one.land("whole");
    await sleep(0);
    // It has ended, but one still reads it.
    expect(() => other.push("12345678")).toThrow("too much of streamed answers");
    seat.leave();
    other.push("12345678");
    second.seat.leave();
    other.fail(new Error("given up"));
    await sleep(0);
    const third = told();
    flights.join("c", third.work, options("x"));
    third.push("1234567890");
  });
});
