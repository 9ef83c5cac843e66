import { access, mkdir, rename, rm } from 'node:fs/promises';
import { openCutOutLine } from '@vitrine/engine/pool';
import { digestFile } from './digest-file.ts';
import { type Download, downloadFile } from './download-file.ts';
import { licenceText } from './licence-text.ts';
import { networkFiles } from './network-files.ts';
import { NetworkProblem } from './network-problem.ts';
import type { CatalogueEntry } from './read-catalogue.ts';
import { readSmallFile } from './read-small-file.ts';
import { writeWhole } from './write-whole.ts';

interface Fetching extends Pick<Download, 'onProgress' | 'patienceMs'> {
  folder: string;
  /** A mirror for the same file; left out: the catalogue's address. */
  from?: string | undefined;
}

/** The fetched file: `pinned` is the SHA-256 that was kept because none is published. */
export interface Fetched {
  wasThere: boolean;
  pinned: string | null;
}

export const hasNetwork = (folder: string, name: string): Promise<boolean> =>
  access(networkFiles(folder, name).model).then(
    () => true,
    () => false,
  );

/**
 * Fetches a network at the user's request: complete, checksum verified, loadable on this machine, its licence beside it; or not
 * at all.
 * @throws NetworkProblem one sentence
 */
export async function fetchNetwork(entry: CatalogueEntry, { folder, from, ...how }: Fetching): Promise<Fetched> {
  if (await hasNetwork(folder, entry.name)) return { wasThere: true, pinned: null };
  const files = networkFiles(folder, entry.name);
  await mkdir(folder, { recursive: true });
  await downloadFile({
    ...how,
    url: from ?? entry.url,
    part: files.part,
    note: files.partNote,
    isChecked: entry.checksum !== null,
    mostBytes: entry.megabytes * 2e6,
  });
  let pinned: string | null = null;
  try {
    pinned = await checkSum(entry, files);
    await checkRuns(entry, files.part);
    await writeWhole(files.licence, licenceText(entry));
    if (pinned !== null) await writeWhole(files.pin, `${pinned}\n`);
    // Last: a network under its final name has been verified and has its licence.
    await rename(files.part, files.model);
  } catch (error) {
    await rm(files.part, { force: true });
    throw error;
  } finally {
    await rm(files.partNote, { force: true });
  }
  return { wasThere: false, pinned };
}

/** @returns the SHA-256 to keep if this is the first download and no checksum is published */
async function checkSum(
  { name, checksum }: CatalogueEntry,
  files: ReturnType<typeof networkFiles>,
): Promise<string | null> {
  const found = await digestFile(files.part);
  if (checksum !== null) {
    if (found[checksum.kind] === checksum.value) return null;
    throw new NetworkProblem(
      `The file is not ${name} as it was published: its ${checksum.kind} is ${found[checksum.kind]} instead of ` +
        `${checksum.value}; nothing was kept.`,
    );
  }
  const pin = (await readSmallFile(files.pin))?.trim();
  if (pin === undefined) return found.sha256;
  if (pin === found.sha256) return null;
  throw new NetworkProblem(
    `The file differs from the one fetched first (its SHA-256 is ${found.sha256} instead of ${pin}); nothing was ` +
      `kept. Where that is meant, delete ${files.pin}.`,
  );
}

async function checkRuns({ name, profile }: CatalogueEntry, file: string): Promise<void> {
  const line = openCutOutLine({ model: `${file}#${profile}`, cores: 1 });
  try {
    await line.prepare();
  } catch (cause) {
    const why = (cause instanceof Error ? cause.message : String(cause)).replaceAll(file, 'the file');
    throw new NetworkProblem(`The fetched file is not a ${name} that runs here: ${why}; nothing was kept.`, { cause });
  } finally {
    await line.close();
  }
}
