import { readdirSync, readFileSync } from "node:fs";

export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  /** The program and its arguments. */
  readonly command: string;
}

/** The processes that a process started, and those that they started, as /proc shows them. */
export function processesBelow(pid: number): RunningProcess[] {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const running = all.map((name) => readRunning(Number(name))).filter((one) => one !== undefined);
  const below = (parent: number): RunningProcess[] =>
    running.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

export function isRunning(pid: number): boolean {
  const stat = readStat(pid);
  return stat !== undefined && stat.state !== "Z";
}

function readRunning(pid: number): RunningProcess | undefined {
  const stat = readStat(pid);
  const command = readText(`/proc/${pid}/cmdline`)?.replaceAll("\0", " ");
  if (stat === undefined || stat.state === "Z" || command === undefined) return undefined;
  return { pid, parent: stat.parent, command };
}

function readStat(pid: number): { readonly state: string; readonly parent: number } | undefined {
  const stat = readText(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  const [state = "", parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { state, parent: Number(parent) };
}

/** Undefined for a process that ended meanwhile. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return undefined;
  }
}
