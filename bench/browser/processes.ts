import { readdirSync, readFileSync } from "node:fs";

/** A process below another one, as /proc tells of it. */
export interface ChildProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** Every process below one, which is not among them. */
export function processesBelow(root: number): ChildProcess[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const below = new Set([root]);
  for (let known = 0; known < below.size; ) {
    known = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  }
  return all.filter(({ pid }) => pid !== root && below.has(pid));
}

/** The process that drives the browser, below the server. */
export function driverOf(server: number): ChildProcess | undefined {
  return processesBelow(server).find(
    ({ parent, command }) => parent === server && /driver/.test(command),
  );
}

/** The first process of Chromium, which all others of it are below. */
export function chromiumOf(server: number): ChildProcess | undefined {
  return processesBelow(server).find(
    ({ command }) => /--user-data-dir|--remote-debugging/.test(command) && !/--type=/.test(command),
  );
}

/** Memory of processes in MiB, with what they share divided among those who share it. */
export function proportionalMb(processes: readonly ChildProcess[]): number {
  const kilobytes = processes.map(({ pid }) => {
    const text = tryRead(`/proc/${pid}/smaps_rollup`);
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1_024;
}

/** What a process of Chromium is for, as it is started with it; the driver is one, too. */
export function kindOf({ command }: ChildProcess): string {
  const type =
    /--type=([\w-]+)/.exec(command)?.[1] ?? (/driver/.test(command) ? "driver" : "browser");
  return /--utility-sub-type=([\w.]+)/.exec(command)?.[1] ?? type;
}

/** Milliseconds that the main thread of a process ran so far, and waited for a core. */
export function mainThreadMs(pid: number): { readonly ran: number; readonly waited: number } {
  const [ran = 0, waited = 0] = tryRead(`/proc/${pid}/task/${pid}/schedstat`)
    .split(" ")
    .map(Number);
  return { ran: ran / 1e6, waited: waited / 1e6 };
}

function readProcess(name: string): ChildProcess[] {
  const stat = tryRead(`/proc/${name}/stat`);
  const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  if (!Number.isInteger(parent)) return [];
  const command = tryRead(`/proc/${name}/cmdline`).replaceAll("\0", " ");
  return [{ pid: Number(name), parent, command }];
}

/** Processes end while they are read. */
function tryRead(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
