import type { Caller } from '../../ports/caller.ts';
import { altText } from './alt-text.ts';
import { type ChosenPreset, exportVariation, reasonsAgainst } from './export-variation.ts';
import { variationFiles } from './job-files.ts';
import type { JobsParts } from './jobs-parts.ts';
import type { ListingLine } from './listing-csv.ts';
import { pictureName } from './picture-name.ts';
import type { WholeJob } from './present-job.ts';
import { readChecks } from './read-checks.ts';
import type { VariationRow } from './variations.repository.ts';

/** A line of the list and its picture's location; null if the picture is left out. */
export interface ZipEntry extends ListingLine {
  key: string | null;
}

/** The finished pictures of a job in one language. */
export interface ZipPart extends Pick<WholeJob, 'job' | 'photos' | 'variations'> {
  /** With a trailing slash; empty if the set has one language. */
  folder: string;
}

/** The pictures of a job in order, each converted to the channel's format when its turn comes. */
export async function* zipEntries(
  parts: JobsParts,
  caller: Caller,
  { job, photos, folder, variations }: ZipPart,
  chosen: ChosenPreset | undefined,
): AsyncGenerator<ZipEntry> {
  const { description, language, texts } = job;
  const product = { description, language, texts, filename: photos[0]?.filename ?? '' };
  for (const variation of variations) {
    const { style, position } = variation;
    const checks = readChecks(variation);
    const line = { style, altText: altText({ ...job, style, checks }), checks };
    const leftOut = chosen ? reasonsAgainst(chosen.preset, checks) : [];
    if (leftOut.length > 0) {
      yield { ...line, key: null, file: '', leftOut };
      continue;
    }
    const { key, bytes, ...size } = await findFile(parts, caller, { job, variation }, chosen);
    const named = { ...product, style, preset: chosen?.preset.id, ...size };
    const number = String(position + 1).padStart(2, '0');
    const file = `${folder}${number}-${pictureName(named, chosen?.format ?? 'jpeg')}`;
    yield { ...line, key, file, checks: checks && { ...checks, ...size, bytes } };
  }
}

async function findFile(
  parts: JobsParts,
  caller: Caller,
  { job, variation }: { job: WholeJob['job']; variation: VariationRow },
  chosen: ChosenPreset | undefined,
) {
  const { widthPx: width, heightPx: height } = variation;
  const file = chosen
    ? await exportVariation(parts, caller, { job, variation }, chosen)
    : { key: variationFiles(variation).final('jpeg'), width, height };
  return { ...file, bytes: (await parts.storage.head(file.key))?.bytes ?? 0 };
}
