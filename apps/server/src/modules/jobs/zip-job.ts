import type { Readable } from 'node:stream';
import { AppError, type InterfaceLocale } from '@vitrine/contract';
import { translate } from '@vitrine/messages';
import yazl from 'yazl';
import type { Storage } from '../../ports/storage-port.ts';
import { variationFiles } from './job-files.ts';
import { type ListingLine, listingCsv } from './listing-csv.ts';
import { pictureName, productSlug } from './picture-name.ts';
import { readChecks } from './read-checks.ts';
import type { WholeJob } from './present-job.ts';

export interface JobZip {
  name: string;
  stream: Readable;
  /** Stops reading from the storage; call it when the reader goes away. */
  abort(): void;
}

/**
 * A ZIP of all ready pictures and `listing.csv`, made while it is read: one picture is open at a time. Pictures are stored, not
 * compressed again.
 * @throws AppError nothing_to_download
 */
export function zipJob({ job, photos, variations }: WholeJob, storage: Storage, locale: InterfaceLocale): JobZip {
  const ready = variations.filter(({ status }) => status === 'ready');
  if (ready.length === 0) throw new AppError('nothing_to_download');
  const filename = photos[0]?.filename ?? '';
  const zip = new yazl.ZipFile();
  const lines: ListingLine[] = [];
  let current: Readable | undefined;
  for (const variation of ready) {
    const { style, widthPx: width, heightPx: height } = variation;
    const number = String(variation.position + 1).padStart(2, '0');
    const file = `${number}-${pictureName({ filename, style, width, height }, 'jpeg')}`;
    const options = { compress: false, mtime: job.createdAt };
    zip.addReadStreamLazy(file, options, (give) => {
      storage.stream(variationFiles(variation).final('jpeg')).then(
        (stream) => give(null, (current = stream)),
        (error: unknown) => give(error, undefined as never),
      );
    });
    lines.push({ file, style, altText: altText(job.description, style, locale), checks: readChecks(variation) });
  }
  zip.addBuffer(Buffer.from(listingCsv(lines)), 'listing.csv', { mtime: job.createdAt });
  zip.end();
  return {
    name: `${productSlug(filename)}-${ready.length}-pictures.zip`,
    stream: zip.outputStream as Readable,
    abort: () => void current?.destroy(),
  };
}

function altText(description: string, style: WholeJob['variations'][number]['style'], locale: InterfaceLocale): string {
  const name = translate(locale, `styles.${style}.name`);
  const first = description.split(/[.!?\n]/)[0]?.trim() ?? '';
  return first === '' ? name : `${first} – ${name}`;
}
