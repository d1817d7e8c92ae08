import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";

/** Chromium makes sockets below it, whose paths have a hundred characters at most. */
const PREFIX = "gatehouse-browser-";
const OWNER = "owner";
/** Place of starttime behind the name of the program, see proc_pid_stat(5). */
const START_TIME = 19;

/** A folder for a driver, which says that it is this process's; those of dead ones are removed. */
export function makeDriverFolder(): string {
  removeStale();
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  // Containers may share a folder, and number their processes each for itself.
  writeFileSync(join(folder, OWNER), `${hostname()} ${process.pid} ${startOf(process.pid)}`);
  return folder;
}

/** A server that is killed together with its driver leaves a folder behind. */
function removeStale(): void {
  // Where processes do not tell when they started, nothing proves that one of them is another now.
  if (startOf(process.pid) === undefined) return;
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    try {
      const [host, pid, start] = readFileSync(join(folder, OWNER), "utf8").split(" ");
      if (host !== hostname() || startOf(Number(pid)) === start) continue;
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // It is another user's, or does not say whose it is, or its Chromium still ends.
    }
  }
}

/** When a process started, as the system counts it; undefined where there is none. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[START_TIME];
  } catch {
    return undefined;
  }
}
