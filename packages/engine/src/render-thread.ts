import sharp from 'sharp';
import { collectGarbage } from './collect-garbage.ts';
import { cutOut as cutOutProduct, previewCutOut as previewProduct } from './cutout/cut-out.ts';
import { loadOpenCv } from './cutout/load-opencv.ts';
import { openNetwork } from './cutout/network/open-network.ts';
import { exportPicture as exportFinal } from './export/export-picture.ts';
import { takeInPhoto } from './intake/take-in-photo.ts';
import type {
  CutOutHints,
  CutOutPreview,
  CutOutResult,
  ExportedPicture,
  ExportRequest,
  IntakeResult,
  PictureOptions,
  RenderedPicture,
  RenderRequest,
} from './model.ts';
import { answer, type Answer } from './run-in-threads.ts';

/** The thread side of pool.ts: one exported function per call. Cores are shared out by threads, not by libvips. */
sharp.concurrency(1);
sharp.cache(false);

export function intake(file: Uint8Array): Promise<Answer<IntakeResult>> {
  return answer(takeInPhoto(file));
}

interface CutOutTask {
  photo: Uint8Array;
  hints?: CutOutHints;
  model: string | null;
  background?: Uint8Array | undefined;
}

export async function cutOut({ photo, hints, model, background }: CutOutTask): Promise<Answer<CutOutResult>> {
  const result = await answer(cutOutProduct(photo, hints, model, background));
  collectGarbage();
  return result;
}

interface PreviewTask {
  preview: Uint8Array;
  hints?: CutOutHints;
  model: string | null;
  background?: Uint8Array | undefined;
}

export function previewCutOut({ preview, hints, model, background }: PreviewTask): Promise<Answer<CutOutPreview>> {
  return answer(previewProduct(preview, hints, model, background));
}

export async function prepare({ model }: { model: string | null }): Promise<Answer<void>> {
  await openNetwork(model);
  await loadOpenCv();
  return { value: undefined };
}

export async function render(request: RenderRequest): Promise<Answer<RenderedPicture>> {
  // Loaded with the first picture: fonts and canvas are no use to an upload.
  const { renderPicture } = await import('./render-picture.ts');
  const picture = await answer(renderPicture(request));
  if (request.size === 'final') collectGarbage();
  return picture;
}

export async function listOptions(request: RenderRequest): Promise<Answer<PictureOptions>> {
  const { listPictureOptions } = await import('./render-picture.ts');
  return answer(listPictureOptions(request));
}

export function exportPicture(request: ExportRequest): Promise<Answer<ExportedPicture>> {
  return answer(exportFinal(request));
}
