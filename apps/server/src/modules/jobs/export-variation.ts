import { AppError, type Checks, type InterfaceLocale, type PresetId, type UnfitReason } from '@vitrine/contract';
import { type ChannelPreset, channelPresets, presetSize } from '@vitrine/engine/catalogue';
import type { Area } from '@vitrine/engine/model';
import { translate } from '@vitrine/messages';
import type { Caller } from '../../ports/caller.ts';
import { type PictureFormat, variationFiles } from './job-files.ts';
import type { JobsParts } from './jobs-parts.ts';
import { makeOnce } from './make-once.ts';
import { readChecks } from './read-checks.ts';
import { renderRequest } from './render-variation.ts';
import type { JobRow } from './jobs.repository.ts';
import type { VariationRow } from './variations.repository.ts';

/** A picture in a channel's form, as it lies in the storage. */
export interface StoredExport {
  key: string;
  width: number;
  height: number;
}

export interface ChosenPreset {
  preset: ChannelPreset;
  format: PictureFormat;
}

/**
 * The preset and the format that is to be made.
 * @throws AppError invalid_input when the channel does not take `format`
 */
export function choosePreset(id: PresetId, format: PictureFormat | undefined, locale: InterfaceLocale): ChosenPreset {
  const preset = channelPresets.find((each) => each.id === id);
  if (preset === undefined) throw new AppError('not_found');
  const chosen = format ?? preset.formats[0] ?? 'jpeg';
  if (!preset.formats.includes(chosen)) {
    const message = translate(locale, 'input.format_not_taken');
    throw new AppError('invalid_input', { fields: [{ field: 'format', message }] });
  }
  return { preset, format: chosen };
}

/** Why a picture may not be had in a preset's form; empty when it may. Without checks nothing speaks for a main image. */
export function reasonsAgainst({ mainImageOf }: ChannelPreset, checks: Checks | null): readonly UnfitReason[] {
  if (mainImageOf === null) return [];
  const verdict = checks?.main_image.find(({ channel }) => channel === mainImageOf);
  return verdict === undefined ? ['background_not_white'] : verdict.reasons;
}

/** @throws AppError unfit_for_preset, with every reason why */
export function requireFit(preset: ChannelPreset, variation: VariationRow, locale: InterfaceLocale): void {
  const reasons = reasonsAgainst(preset, readChecks(variation));
  if (reasons.length === 0) return;
  const fields = reasons.map((reason) => ({ field: 'preset', message: translate(locale, `checks.reasons.${reason}`) }));
  throw new AppError('unfit_for_preset', { fields });
}

/** Proportions that differ less than this share are the same: the frame is met by a pixel or two. */
const SAME_FORM = 0.005;

/** Whether a form has other proportions than the picture: then it is composed again, never filled up or cut from the finished one. */
const isOtherForm = (
  { widthPx, heightPx }: VariationRow,
  { width, height }: { width: number; height: number },
): boolean => Math.abs((width * heightPx) / (height * widthPx) - 1) > SAME_FORM;

/** What must not be cut: product and words. */
function shownOn(variation: VariationRow): Area[] {
  const checks = readChecks(variation);
  return [...(checks?.product ? [checks.product] : []), ...(checks?.texts.map(({ area }) => area) ?? [])];
}

/** The picture composed for another frame, without loss. */
async function composeAgain(
  parts: JobsParts,
  caller: Caller,
  { job, variation }: { job: JobRow; variation: VariationRow },
  form: { width: number; height: number },
): Promise<Uint8Array> {
  const read = async () => ({ ...(await renderRequest(parts, job, variation, 'final', 'png')), form });
  return (await parts.exporter.renderAgain(caller, read)).bytes;
}

/**
 * A small picture of what an export shows, for looking at; a form with the picture's own proportions is the preview itself.
 * @throws AppError busy
 */
export async function previewExport(
  parts: JobsParts,
  caller: Caller,
  { job, variation }: { job: JobRow; variation: VariationRow },
  preset: ChannelPreset,
): Promise<string> {
  const files = variationFiles(variation);
  const form = presetSize(preset.id, { width: variation.widthPx, height: variation.heightPx });
  if (!isOtherForm(variation, form)) return files.preview;
  const key = files.exportPreview(form);
  if ((await parts.storage.head(key)) === null) {
    const read = async () => ({ ...(await renderRequest(parts, job, variation, 'preview', 'jpeg')), form });
    await makeOnce(parts.storage, key, caller, async (waiting) => {
      await parts.storage.put(key, (await parts.exporter.renderAgain(waiting, read)).bytes);
    });
  }
  return key;
}

/**
 * Makes a ready picture's export, or finds the one that was made before.
 * @throws AppError busy
 */
export async function exportVariation(
  parts: JobsParts,
  caller: Caller,
  { job, variation }: { job: JobRow; variation: VariationRow },
  { preset, format }: ChosenPreset,
): Promise<StoredExport> {
  const { storage, exporter } = parts;
  const files = variationFiles(variation);
  const planned = presetSize(preset.id, { width: variation.widthPx, height: variation.heightPx });
  const key = files.exported(preset.id, planned, format);
  if ((await storage.head(key)) !== null) return { key, ...planned };
  return makeOnce(storage, key, caller, async (waiting) => {
    const composed = isOtherForm(variation, planned)
      ? await composeAgain(parts, waiting, { job, variation }, planned)
      : null;
    const read = async () => ({
      picture: composed ?? (await storage.read(files.final('jpeg'))),
      preset: preset.id,
      format,
      keep: composed === null ? shownOn(variation) : [],
    });
    const { bytes, width, height } = await exporter.exportPicture(waiting, read);
    // A picture that had to be made smaller for its bytes lies under its true size and is made anew each time: that is rare.
    const made = files.exported(preset.id, { width, height }, format);
    await storage.put(made, bytes);
    return { key: made, width, height };
  });
}
