import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { type Message, openLine } from "../line.js";
import type { DriverCalls, ServerCalls } from "../wire.js";
import { Driver } from "./driver.js";
import { yieldToServer } from "./priority.js";

/** The process that drives Chromium: it serves the one that started it, and ends with it. */
function serve(): void {
  // Whatever pages compute, the server comes first.
  yieldToServer();
  // A folder of its own, made by the server.
  const home = tmpdir();
  const channel = {
    send: (message: Message, onSent: (error: Error | null) => void) =>
      void process.send?.(message, undefined, undefined, onSent),
    onMessage: (listener: (message: Message) => void) => void process.on("message", listener),
  };
  const line = openLine<ServerCalls>(channel, {
    start: (settings) => driver.start(settings),
    act: (order) => driver.act(order),
    end: (name) => driver.end(name),
    cancel: (name) => driver.cancel(name),
    capture: (order) => driver.capture(order),
    ping: () => undefined,
  } satisfies DriverCalls);
  const driver: Driver = new Driver(line.ask);
  process.on("disconnect", () => {
    driver.kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    process.exit(0);
  });
}

serve();
