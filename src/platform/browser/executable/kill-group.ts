/** Kills a process that leads a group, and the group; nothing happens where it is gone. */
export function killGroup(pid: number | undefined): void {
  // These would not mean a group, but everything that may be killed.
  if (pid === undefined || pid <= 1) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It is gone.
  }
}
