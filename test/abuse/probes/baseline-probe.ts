import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Load, Watched } from "../load/load.js";

/** What the sampler sees while nothing is wrong: the noise of the machine. */
export interface BaselineFigure {
  readonly name: string;
  readonly watched: Watched;
}

/** Samples an idle server, and one beside a process that keeps one core busy. */
export async function probeBaseline(load: Load, seconds: number): Promise<BaselineFigure[]> {
  const idle = () => load.watch(() => sleep(seconds * 1_000));
  const { watched: alone } = await idle();
  const busy = spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" });
  const { watched: beside } = await idle().finally(() => busy.kill("SIGKILL"));
  await once(busy, "exit");
  return [
    { name: "no abuse", watched: alone },
    { name: "no abuse, one busy process beside", watched: beside },
  ];
}
