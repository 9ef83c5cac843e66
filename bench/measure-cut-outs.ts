import { readFile } from 'node:fs/promises';
import type { Engine } from '@vitrine/engine/pool';
import sharp from 'sharp';
import type { BenchPhoto } from './find-photos.ts';

/** Intersection over union of every cut-out with its mask, and the score the engine gave itself. */
export async function measureCutOuts(engine: Engine, photos: BenchPhoto[]): Promise<string> {
  const lines = ['| photo | IoU | score | warnings | seconds |', '|---|---|---|---|---|'];
  const reached: number[] = [];
  for (const { name, photo, mask } of photos) {
    const start = performance.now();
    const taken = await engine.intake(await readFile(photo));
    const result = await engine.cutOut(taken.photo).catch((error: unknown) => String(error));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (typeof result === 'string') {
      lines.push(`| ${name} | – | – | ${result} | ${seconds} |`);
      continue;
    }
    const overlap = mask === null ? null : await measureOverlap(result.cutout, mask);
    if (overlap !== null) reached.push(overlap);
    const warnings = [...taken.warnings, ...result.warnings].join(', ') || '–';
    lines.push(`| ${name} | ${overlap?.toFixed(3) ?? '–'} | ${result.score.toFixed(2)} | ${warnings} | ${seconds} |`);
  }
  const mean = reached.reduce((sum, value) => sum + value, 0) / reached.length;
  lines.push(`| **mean** | **${mean.toFixed(3)}** | | | |`);
  return lines.join('\n');
}

async function measureOverlap(cutout: Uint8Array, mask: string): Promise<number> {
  const { data, info } = await sharp(cutout).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const exact = await sharp(mask).greyscale().resize(info.width, info.height, { fit: 'fill' }).raw().toBuffer();
  let [both, either] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    both += data[i]! > 127 && exact[i]! > 127 ? 1 : 0;
    either += data[i]! > 127 || exact[i]! > 127 ? 1 : 0;
  }
  return both / either;
}
