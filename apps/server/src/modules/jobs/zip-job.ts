import { Readable } from 'node:stream';
import { AppError, type InterfaceLocale, type PresetId } from '@vitrine/contract';
import { type ZipFile, type ZipStream, zipStream } from '../../http/zip-stream.ts';
import { choosePreset, reasonsAgainst } from './export-variation.ts';
import type { Caller } from '../../ports/caller.ts';
import { jobInLanguage } from './job-in-language.ts';
import type { JobsParts } from './jobs-parts.ts';
import { type ListingLine, listingCsv } from './listing-csv.ts';
import { productSlug } from './picture-name.ts';
import type { WholeJob } from './present-job.ts';
import { readChecks } from './read-checks.ts';
import type { VariationRow } from './variations.repository.ts';
import { type ZipEntry, type ZipPart, zipEntries } from './zip-entries.ts';

export interface JobZip extends ZipStream {
  name: string;
}

interface ZipWish {
  locale: InterfaceLocale;
  /** Target channel of the pictures. */
  preset: PresetId | undefined;
}

/**
 * A ZIP of all finished pictures and `listing.csv`, with one folder per language if there are several, created while it is read:
 * one picture is open at a time. Pictures are stored uncompressed. In a channel's format, unfit pictures are left out, and the
 * list gives the reason.
 * @throws AppError nothing_to_download, unfit_for_preset if no picture is fit
 */
export function zipJob(parts: JobsParts, caller: Caller, whole: WholeJob, wish: ZipWish): JobZip {
  const languages = partsOf(whole);
  const ready = languages.flatMap(({ variations }) => variations);
  if (ready.length === 0) throw new AppError('nothing_to_download');
  const chosen = wish.preset && choosePreset(wish.preset, undefined, wish.locale);
  const fit = ready.filter((row) => !chosen || reasonsAgainst(chosen.preset, readChecks(row)).length === 0);
  if (fit.length === 0) throw new AppError('unfit_for_preset');
  async function* entriesOf(): AsyncGenerator<ZipEntry> {
    for (const part of languages) yield* zipEntries(parts, caller, part, chosen);
  }
  const form = wish.preset?.replaceAll('_', '-') ?? 'pictures';
  const filling = zipStream(filesOf(parts.storage, entriesOf()), whole.job.createdAt);
  const product = productSlug({ ...whole.job, filename: whole.photos[0]?.filename ?? '' });
  return { ...filling, name: `${product}-${fit.length}-${form}.zip` };
}

/** The finished pictures by language, each in a folder if there are several: those without words are in all of them. */
function partsOf({ job, photos, variations, translations }: WholeJob): ZipPart[] {
  const own = variations.filter(isReady);
  const further = [...Map.groupBy(translations, ({ language }) => language ?? job.language)];
  if (further.length === 0) return [{ job, photos, variations: own, folder: '' }];
  return [
    { job, photos, variations: own, folder: `${job.language}/` },
    ...further.map(([language, rows]) => ({
      job: jobInLanguage(job, { language }),
      photos,
      variations: inTheirPlaces(own, rows).filter(isReady),
      folder: `${language}/`,
    })),
  ];
}

const isReady = ({ status }: VariationRow): boolean => status === 'ready';

/** The pictures, with translated ones in place of the originals. */
const inTheirPlaces = (own: readonly VariationRow[], translated: readonly VariationRow[]): VariationRow[] =>
  own.map((row) => translated.find(({ style }) => style === row.style) ?? row);

/** The pictures, then the list that describes them. */
async function* filesOf(storage: JobsParts['storage'], entries: AsyncIterable<ZipEntry>): AsyncGenerator<ZipFile> {
  const lines: ListingLine[] = [];
  for await (const { key, ...line } of entries) {
    if (key !== null) yield { name: line.file, compress: false, open: () => storage.stream(key) };
    lines.push(line);
  }
  yield { name: 'listing.csv', compress: true, open: async () => Readable.from([Buffer.from(listingCsv(lines))]) };
}
