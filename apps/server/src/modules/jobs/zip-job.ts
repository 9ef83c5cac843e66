import type { Readable } from 'node:stream';
import { AppError, type InterfaceLocale, type PresetId } from '@vitrine/contract';
import yazl from 'yazl';
import { choosePreset, reasonsAgainst } from './export-variation.ts';
import type { Caller } from '../../ports/caller.ts';
import type { JobsParts } from './jobs-parts.ts';
import { type ListingLine, listingCsv } from './listing-csv.ts';
import { productSlug } from './picture-name.ts';
import type { WholeJob } from './present-job.ts';
import { readChecks } from './read-checks.ts';
import { type ZipEntry, zipEntries } from './zip-entries.ts';

export interface JobZip {
  name: string;
  stream: Readable;
  /** Stops making and reading pictures; call it when the reader goes away. */
  abort(): void;
}

interface ZipWish {
  locale: InterfaceLocale;
  /** The channel in whose form the pictures are wanted. */
  preset: PresetId | undefined;
}

/**
 * A ZIP of all ready pictures and `listing.csv`, made while it is read: one picture is open at a time. Pictures are stored, not
 * compressed again. In a channel's form those that are not fit for it stay out, and the list says why.
 * @throws AppError nothing_to_download, unfit_for_preset when not one picture is fit
 */
export function zipJob(
  parts: Pick<JobsParts, 'storage' | 'exporter'>,
  caller: Caller,
  whole: WholeJob,
  wish: ZipWish,
): JobZip {
  const ready = whole.variations.filter(({ status }) => status === 'ready');
  if (ready.length === 0) throw new AppError('nothing_to_download');
  const chosen = wish.preset && choosePreset(wish.preset, undefined, wish.locale);
  const fit = ready.filter((row) => !chosen || reasonsAgainst(chosen.preset, readChecks(row)).length === 0);
  if (fit.length === 0) throw new AppError('unfit_for_preset');
  const form = wish.preset?.replaceAll('_', '-') ?? 'pictures';
  const entries = zipEntries(parts, caller, whole, ready, chosen);
  const filling = fillZip(parts, entries, whole.job.createdAt);
  const product = productSlug({ ...whole.job, filename: whole.photos[0]?.filename ?? '' });
  return { ...filling, name: `${product}-${fit.length}-${form}.zip` };
}

function fillZip({ storage }: Pick<JobsParts, 'storage'>, entries: AsyncIterable<ZipEntry>, mtime: Date) {
  const zip = new yazl.ZipFile();
  const stream = zip.outputStream as Readable;
  let current: Readable | undefined;
  let stopped = false;
  const addPicture = (file: string, key: string) =>
    zip.addReadStreamLazy(file, { compress: false, mtime }, (give) => {
      storage.stream(key).then(
        (source) => give(null, (current = source)),
        (error: unknown) => give(error, undefined as never),
      );
    });
  const fill = async () => {
    const lines: ListingLine[] = [];
    for await (const { key, ...line } of entries) {
      if (stopped) return;
      if (key !== null) addPicture(line.file, key);
      lines.push(line);
    }
    zip.addBuffer(Buffer.from(listingCsv(lines)), 'listing.csv', { mtime });
    zip.end();
  };
  fill().catch((error: Error) => stream.destroy(error));
  const abort = () => {
    stopped = true;
    current?.destroy();
  };
  return { stream, abort };
}
