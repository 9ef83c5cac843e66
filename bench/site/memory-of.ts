import { readdir, readFile } from 'node:fs/promises';

/** A process, and all its descendants. */
async function familyOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  const children = lists.join(' ').split(/\s+/).filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()];
}

/** Megabytes used by a server and its engine process; shared memory counts half for each. Linux only, else 0. */
export async function memoryOf(pid: number): Promise<number> {
  const kilobytes = await Promise.all(
    (await familyOf(pid)).map(async (each) => {
      const rollup = await readFile(`/proc/${each}/smaps_rollup`, 'utf8').catch(() => '');
      return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    }),
  );
  return Math.round((kilobytes.reduce((sum, each) => sum + each, 0) * 1024) / 1e6);
}
