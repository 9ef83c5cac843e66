import { hasNetwork } from './fetch-network.ts';
import { OWN } from './network-files.ts';
import { type Measured, readMeasured } from './network-facts.ts';
import type { CatalogueEntry } from './read-catalogue.ts';

const HEAD = ['', 'name', 'licence', 'size', 'looks at', 'memory', 'a photo', 'IoU', ''];

/**
 * The networks as rows of a table, with the results of `check` on this machine; memory marked ~ is an estimate.
 * @param inUse name of the one that cuts out
 */
export async function listNetworks(
  catalogue: readonly CatalogueEntry[],
  { folder, inUse }: { folder: string; inUse: string },
): Promise<string[]> {
  const own = [OWN, 'own', '7.2 MB', '352 px', ...figures(await readMeasured(folder, OWN), null)];
  const rows = [HEAD, [mark(OWN === inUse), ...own, OWN === inUse ? 'in use' : 'comes along']];
  for (const entry of catalogue) {
    const { name, licence, megabytes, sidePx, memoryGb } = entry;
    const isThere = await hasNetwork(folder, name);
    const state = isThere ? (name === inUse ? 'in use' : 'there') : '';
    const measured = figures(await readMeasured(folder, name), memoryGb);
    rows.push([mark(name === inUse), name, licence.id, `${megabytes} MB`, `${sidePx} px`, ...measured, state]);
  }
  return align(rows);
}

const mark = (isInUse: boolean): string => (isInUse ? '*' : ' ');

function figures(measured: Measured | null, guessGb: number | null): string[] {
  if (measured === null) return [guessGb === null ? '–' : `~${guessGb} GB`, '–', '–'];
  const { memoryMb, seconds, overlap } = measured;
  return [`${(memoryMb / 1000).toFixed(1)} GB`, `${seconds.toFixed(1)} s`, overlap.toFixed(3)];
}

function align(rows: readonly string[][]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
