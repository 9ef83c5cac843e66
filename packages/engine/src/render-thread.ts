import sharp from 'sharp';
import { collectGarbage } from './threads/collect-garbage.ts';
import { compareMask as compareWithMask } from './cutout/compare-mask.ts';
import { cutOut as cutOutProduct, type Finder, previewCutOut as previewProduct } from './cutout/cut-out.ts';
import { loadOpenCv } from './pixels/load-opencv.ts';
import { openNetwork } from './cutout/network/open-network.ts';
import { openRefiner } from './cutout/network/refine-outline.ts';
import { readMask as readGivenMask } from './cutout/read-mask.ts';
import { exportPicture as exportFinal } from './export/export-picture.ts';
import { makePreview } from './pixels/make-preview.ts';
import { takeInPhoto } from './intake/take-in-photo.ts';
import type {
  CutOutHints,
  CutOutPreview,
  CutOutResult,
  ExportedPicture,
  ExportRequest,
  HandSheet,
  IntakeResult,
  PictureOptions,
  RenderedPicture,
} from './model.ts';
import type { RenderTask } from './render-picture.ts';
import { answer, type Answer } from './threads/run-in-threads.ts';

/** The thread side of pool.ts: one exported function per call. Threads share the cores, so libvips uses one. */
sharp.concurrency(1);
sharp.cache(false);

export function intake(file: Uint8Array): Promise<Answer<IntakeResult>> {
  return answer(takeInPhoto(file));
}

/** Loads this file and processes a first picture, so that no seller's photo runs cold code. */
export async function start(): Promise<Answer<void>> {
  const grey = sharp({ create: { width: 64, height: 64, channels: 3, background: '#808080' } });
  await takeInPhoto(await grey.jpeg().toBuffer());
  return { value: undefined };
}

interface FindTask {
  hints?: CutOutHints;
  model: string | null;
  /** Cores for the network; default 1. */
  cores?: number;
  /** The product's mask, instead of the network. */
  mask?: Uint8Array | undefined;
  /** The same place without it. */
  background?: Uint8Array | undefined;
}

async function finderOf({ model, cores, mask, background }: FindTask): Promise<Finder> {
  if (background !== undefined) return { background };
  if (mask !== undefined) return { mask };
  await openNetwork(model, cores);
  return model;
}

type CutOutTask = FindTask & { photo: Uint8Array };

export async function cutOut({ photo, hints, ...task }: CutOutTask): Promise<Answer<CutOutResult>> {
  const result = await answer(cutOutProduct(photo, hints, await finderOf(task)));
  collectGarbage();
  return result;
}

type PreviewTask = FindTask & { preview: Uint8Array };

export async function previewCutOut({ preview, hints, ...task }: PreviewTask): Promise<Answer<CutOutPreview>> {
  return answer(previewProduct(preview, hints, await finderOf(task)));
}

export async function prepare({ model, cores }: Pick<FindTask, 'model' | 'cores'>): Promise<Answer<void>> {
  await Promise.all([openNetwork(model, cores), loadOpenCv(), openRefiner()]);
  return { value: undefined };
}

export function shrink(photo: Uint8Array): Promise<Answer<Uint8Array>> {
  return answer(makePreview(photo));
}

export function readMask({ mask, preview }: Record<'mask' | 'preview', Uint8Array>): Promise<Answer<Uint8Array>> {
  return answer(readGivenMask(mask, preview));
}

export function compareMask({ cutout, mask }: Record<'cutout' | 'mask', Uint8Array>): Promise<Answer<number>> {
  return answer(compareWithMask(cutout, mask));
}

/** An upload needs neither fonts nor canvas: they are loaded with the first picture, or before it if one is likely. */
const loadPictures = () => import('./render-picture.ts');

export async function preparePictures(): Promise<Answer<void>> {
  await loadPictures();
  return { value: undefined };
}

export async function render(request: RenderTask): Promise<Answer<RenderedPicture | null>> {
  const { renderPicture } = await loadPictures();
  const picture = await answer(renderPicture(request));
  if (request.size === 'final') collectGarbage();
  return picture;
}

export async function listOptions(request: RenderTask): Promise<Answer<PictureOptions | null>> {
  const { listPictureOptions } = await loadPictures();
  return answer(listPictureOptions(request));
}

export async function drawHandSheet(request: RenderTask): Promise<Answer<HandSheet | null>> {
  const { drawHandSheet: draw } = await loadPictures();
  return answer(draw(request));
}

export function exportPicture(request: ExportRequest): Promise<Answer<ExportedPicture>> {
  return answer(exportFinal(request));
}
