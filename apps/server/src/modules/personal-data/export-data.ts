import type { Readable } from 'node:stream';
import yazl from 'yazl';
import { takeAttempt } from '../accounts/index.ts';
import { type ExportEntry, exportEntries } from './export-entries.ts';
import type { PersonalDataParts } from './personal-data-parts.ts';

export interface DataExport {
  stream: Readable;
  /** Stops reading; call it when the reader goes away. */
  abort: () => void;
}

/**
 * A ZIP of everything that is kept about a user, made while it is read: one file is open at a time.
 * @throws AppError rate_limited
 */
export async function exportData(
  { db, storage }: Pick<PersonalDataParts, 'db' | 'storage'>,
  userId: string,
): Promise<DataExport> {
  await takeAttempt(db, 'exportOfAccount', userId);
  const zip = new yazl.ZipFile();
  const stream = zip.outputStream as Readable;
  let current: Readable | undefined;
  let stopped = false;
  const add = ({ name, compress, open }: ExportEntry) =>
    zip.addReadStreamLazy(name, { compress, mtime: new Date() }, (give) => {
      open().then(
        (source) => give(null, (current = source)),
        (error: unknown) => give(error, undefined as never),
      );
    });
  const fill = async () => {
    for await (const entry of exportEntries(db, storage, userId)) {
      if (stopped) return;
      add(entry);
    }
    zip.end();
  };
  zip.on('error', (error: Error) => stream.destroy(error));
  fill().catch((error: Error) => stream.destroy(error));
  const abort = () => {
    stopped = true;
    current?.destroy();
    stream.destroy();
  };
  return { stream, abort };
}
