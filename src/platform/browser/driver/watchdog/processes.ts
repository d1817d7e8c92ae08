import { readFileSync } from "node:fs";

/** What a process has used; memory is what it has to itself. */
export interface ProcessUse {
  readonly memoryBytes: number;
  readonly processorMs: number;
}

/** Linux counts processor time in hundredths of a second, whatever its kernel ticks at. */
const MS_PER_TICK = 10;
const BYTES_PER_KIB = 1024;
/** Places of utime and stime behind the name of the program, see proc_pid_stat(5). */
const UTIME = 11;
const STIME = 12;

/** Reads a process from /proc; undefined where there is none, or no /proc. */
export function readProcess(pid: number): ProcessUse | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    return { memoryBytes: memoryOf(status), processorMs: processorOf(stat) };
  } catch {
    // It ended meanwhile.
    return undefined;
  }
}

function memoryOf(status: string): number {
  const kibibytes = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)];
  return kibibytes.reduce((sum, [, size]) => sum + Number(size) * BYTES_PER_KIB, 0);
}

/** The name of a program may hold spaces and brackets, and ends at the last one. */
function processorOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[UTIME]) + Number(fields[STIME])) * MS_PER_TICK;
}
