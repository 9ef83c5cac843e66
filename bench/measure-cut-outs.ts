import { readFile } from 'node:fs/promises';
import { EngineError, type StoredProduct } from '@vitrine/engine/model';
import type { Engine } from '@vitrine/engine/pool';
import sharp from 'sharp';
import { compareMask, type Comparison } from './compare-mask.ts';
import type { BenchPhoto } from './find-photos.ts';
import { timeWork } from './time-work.ts';
import { figure, meanOf, writeTable } from './write-table.ts';

/** The engine's result for a photo. */
export interface CutOutMeasured {
  name: string;
  /** Null if no product was found. */
  product: StoredProduct | null;
  /** Null without a mask. */
  comparison: Comparison | null;
  score: number;
  notes: readonly string[];
  /** Of intake and cut-out; null if it was refused. */
  seconds: number | null;
}

/** Cuts out the photos one after the other: two at once would affect each other's times. */
export async function measureCutOuts(engine: Engine, photos: readonly BenchPhoto[]): Promise<CutOutMeasured[]> {
  const measured: CutOutMeasured[] = [];
  for (const photo of photos) measured.push(await measureCutOut(engine, photo));
  return measured;
}

async function measureCutOut(engine: Engine, { name, photo, mask, empty }: BenchPhoto): Promise<CutOutMeasured> {
  const file = await readFile(photo);
  // One empty shot serves many photos: its intake is not counted.
  const background = empty === undefined ? undefined : (await engine.intake(await readFile(empty))).preview;
  try {
    const [{ taken, cut }, { wallS }] = await timeWork(async () => {
      const intake = await engine.intake(file);
      return { taken: intake, cut: await engine.cutOut(intake.photo, undefined, undefined, { background }) };
    });
    return {
      name,
      product: { key: photo, photo: taken.photo, cutout: cut.cutout },
      comparison: mask === null ? null : await compareMask(cut.cutout, mask),
      score: cut.score,
      notes: [...new Set([...taken.warnings, ...cut.warnings])],
      seconds: wallS,
    };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const comparison = mask === null ? null : await compareMask(await nothingOf(file), mask);
    return { name, product: null, comparison, score: 0, notes: [error.code], seconds: null };
  }
}

/** The cut-out of a photo in which nothing was found. */
async function nothingOf(file: Uint8Array): Promise<Buffer> {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
}

export function tableOfCutOuts(measured: readonly CutOutMeasured[]): string {
  const rows = measured.map(({ name, comparison, score, notes, seconds }) => [
    name,
    figure(comparison?.overlap ?? null, 3),
    figure(comparison?.outline ?? null, 3),
    figure(comparison?.alphaError ?? null, 4),
    score.toFixed(2),
    notes.join(', ') || '–',
    figure(seconds, 1),
  ]);
  const means = [
    '**mean**',
    `**${figure(meanOf(measured.map(({ comparison }) => comparison?.overlap ?? null)), 3)}**`,
    figure(meanOf(measured.map(({ comparison }) => comparison?.outline ?? null)), 3),
    `**${figure(meanOf(measured.map(({ comparison }) => comparison?.alphaError ?? null)), 4)}**`,
    '',
    '',
    figure(meanOf(measured.map(({ seconds }) => seconds)), 1),
  ];
  return writeTable(
    ['photo', 'IoU', 'outline F', 'mean alpha error', 'score', 'notes', 'intake and cut-out, s'],
    [...rows, means],
  );
}
