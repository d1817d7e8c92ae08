import { describe, expect, it } from "vitest";
import { Breaker } from "./breaker.js";

function failTimes(breaker: Breaker, times: number): void {
  for (let call = 0; call < times; call += 1) breaker.fail();
}

describe("Breaker", () => {
  it("opens with the fifth failure in a row, not the fourth", () => {
    const breaker = new Breaker(() => 0);
    failTimes(breaker, 4);
    expect(breaker.letThrough()).toBe(true);
    breaker.fail();
    expect([breaker.state, breaker.letThrough()]).toEqual(["open", false]);
  });

  it("forgets failures with the first success", () => {
    const breaker = new Breaker(() => 0);
    failTimes(breaker, 4);
    breaker.succeed();
    failTimes(breaker, 4);
    expect(breaker.state).toBe("closed");
  });

  it("lets one probe through after 30 s, not before", () => {
    let now = 1_000;
    const breaker = new Breaker(() => now);
    failTimes(breaker, 5);
    now += 29_999;
    expect([breaker.letThrough(), breaker.waitMs]).toEqual([false, 1]);
    now += 1;
    expect([breaker.state, breaker.waitMs]).toEqual(["half_open", 0]);
    expect([breaker.letThrough(), breaker.letThrough()]).toEqual([true, false]);
  });

  it("closes when the probe succeeds", () => {
    let now = 0;
    const breaker = new Breaker(() => now);
    failTimes(breaker, 5);
    now = 30_000;
    breaker.letThrough();
    breaker.succeed();
    expect([breaker.state, breaker.letThrough(), breaker.letThrough()]).toEqual([
      "closed",
      true,
      true,
    ]);
  });

  it("opens for another 30 s when the probe fails", () => {
    let now = 0;
    const breaker = new Breaker(() => now);
    failTimes(breaker, 5);
    now = 30_000;
    breaker.letThrough();
    breaker.fail();
    expect([breaker.state, breaker.waitMs]).toEqual(["open", 30_000]);
  });

  it("gives the probe to the next call when its caller gave up", () => {
    let now = 0;
    const breaker = new Breaker(() => now);
    failTimes(breaker, 5);
    now = 30_000;
    breaker.letThrough();
    breaker.abandon();
    expect(breaker.letThrough()).toBe(true);
  });
});
