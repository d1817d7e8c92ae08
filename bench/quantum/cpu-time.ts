/** Milliseconds of CPU from now on. A neighbour on the machine slows the clock's, and long work more than short. */
export function startCpuClock(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
}

export function cpuMsOf(work: () => void): number {
  const elapsedMs = startCpuClock();
  work();
  return elapsedMs();
}
