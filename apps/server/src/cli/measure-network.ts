import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { openCutOutLine } from '@vitrine/engine/pool';
import { samples } from '@vitrine/scenes';

/**
 * Cuts out our own samples with one network and prints the results as lines of JSON. `npm run model -- check` runs it in a
 * process of its own, because memory is measured per process.
 */
const line = openCutOutLine({ model: process.argv[2] ?? null, cores: availableParallelism() });
try {
  await line.prepare();
  const measured: { overlap: number; seconds: number }[] = [];
  for (const { name, photoPath, maskPath } of samples.values()) {
    const photo = await readFile(photoPath);
    const begin = performance.now();
    const found = await line.cutOut(photo).catch((error: { code?: string }) => {
      if (error.code === 'no_product_found') return null;
      throw error;
    });
    const seconds = (performance.now() - begin) / 1000;
    const overlap = found === null ? 0 : await line.compareMask(found.cutout, await readFile(maskPath));
    measured.push({ overlap, seconds });
    console.log(JSON.stringify({ photo: name }));
  }
  const mean = (key: 'overlap' | 'seconds') => measured.reduce((sum, each) => sum + each[key], 0) / measured.length;
  // Kilobytes, at the highest.
  const memoryMb = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ overlap: mean('overlap'), seconds: mean('seconds'), memoryMb }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await line.close();
}
