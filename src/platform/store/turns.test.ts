import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "./sql.js";
import { createTurns } from "./turns.js";

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe("turns", () => {
  it("come one after another for one key, whatever the work before came to", async () => {
    const takeTurn = createTurns({ dialect: "postgres" });
    const { open, opened } = gate();
    const log: string[] = [];
    const first = takeTurn("a", async () => {
      await opened;
      log.push("first");
      throw new Error("failed");
    });
    const second = takeTurn("a", async () => log.push("second"));
    await takeTurn("b", async () => log.push("other key"));
    open();
    await expect(first).rejects.toThrow("failed");
    expect(await second).toBe(3);
    expect(log).toEqual(["other key", "first", "second"]);
  });

  it("are refused when 1000 wait, and given again afterwards", async () => {
    const takeTurn = createTurns({ dialect: "postgres" });
    const { open, opened } = gate();
    const waiting = Array.from({ length: 1_000 }, () => takeTurn("a", () => opened));
    await expect(takeTurn("a", () => opened)).rejects.toThrow(
      new StoreUnavailable("1000 transactions wait to change the same rows"),
    );
    await takeTurn("b", async () => undefined);
    open();
    await Promise.all(waiting);
    expect(await takeTurn("a", async () => "again")).toBe("again");
  });

  it("are not needed on SQLite, which takes transactions in turn by itself", async () => {
    const takeTurn = createTurns({ dialect: "sqlite" });
    const { open, opened } = gate();
    const held = Array.from({ length: 1_000 }, () => takeTurn("a", () => opened));
    expect(await takeTurn("a", async () => "beside")).toBe("beside");
    open();
    await Promise.all(held);
  });
});
