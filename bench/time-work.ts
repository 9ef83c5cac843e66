/** Time of a piece of work. */
export interface Time {
  /** Wall-clock seconds. */
  wallS: number;
  /** Processor seconds of all threads: hardly more on a busy machine than on an idle one. */
  cpuS: number;
}

export async function timeWork<Value>(work: () => Promise<Value>): Promise<[Value, Time]> {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const value = await work();
  const { user, system } = process.cpuUsage(cpu);
  return [value, { wallS: (performance.now() - start) / 1000, cpuS: (user + system) / 1e6 }];
}
