import { describe, expect, it } from "vitest";
import { createKeyedMutex } from "./keyed-mutex.js";
import { StoreUnavailable } from "./sql.js";

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe("the keyed mutex", () => {
  it("runs work under one key in order, even after a failure", async () => {
    const mutex = createKeyedMutex({ dialect: "postgres" });
    const { open, opened } = gate();
    const log: string[] = [];
    const first = mutex.run("a", async () => {
      await opened;
      log.push("first");
      throw new Error("failed");
    });
    const second = mutex.run("a", async () => log.push("second"));
    await mutex.run("b", async () => log.push("other key"));
    open();
    await expect(first).rejects.toThrow("failed");
    expect(await second).toBe(3);
    expect(log).toEqual(["other key", "first", "second"]);
  });

  it("refuses work when 1000 wait for the key, and takes it again afterwards", async () => {
    const mutex = createKeyedMutex({ dialect: "postgres" });
    const { open, opened } = gate();
    const waiting = Array.from({ length: 1_000 }, () => mutex.run("a", () => opened));
    await expect(mutex.run("a", () => opened)).rejects.toThrow(
      new StoreUnavailable("1000 transactions wait to change the same rows"),
    );
    await mutex.run("b", async () => undefined);
    open();
    await Promise.all(waiting);
    expect(await mutex.run("a", async () => "again")).toBe("again");
  });

  it("lets everything through on SQLite, which serialises transactions itself", async () => {
    const mutex = createKeyedMutex({ dialect: "sqlite" });
    const { open, opened } = gate();
    const held = Array.from({ length: 1_000 }, () => mutex.run("a", () => opened));
    expect(await mutex.run("a", async () => "beside")).toBe("beside");
    open();
    await Promise.all(held);
  });
});
