import { openBucket, openFolder } from '../../composition/open-storage.ts';
import type { Config } from '../../config.ts';
import type { Told } from '../../operator/told.ts';
import { megabytes, type Moved, moveFiles } from '../move-files.ts';

/** Copies photos and pictures from the folder to the bucket, or the other way round; the server may run. */
export async function moveAll(config: Config, [direction]: readonly string[]): Promise<Told> {
  if (config.s3 === null) return { lines: ['S3_BUCKET must be set to move files.'], isDone: false };
  if (direction !== 'to-bucket' && direction !== 'to-folder') {
    return { lines: ['Usage: npm run vitrine -- move-files to-bucket | to-folder'], isDone: false };
  }
  const [folder, bucket] = [openFolder(config.dataDir), await openBucket(config.s3)];
  try {
    await bucket.storage.check();
    const [from, to] = direction === 'to-bucket' ? [folder, bucket.storage] : [bucket.storage, folder];
    const moved = await moveFiles(from, to, (sentence) => process.stdout.write(`${sentence}\n`));
    return { lines: tellMoved(moved, direction), isDone: true };
  } finally {
    bucket.close();
  }
}

function tellMoved({ copied, skipped, bytes }: Moved, direction: 'to-bucket' | 'to-folder'): string[] {
  return [
    `${copied} files copied (${megabytes(bytes)} MB), ${skipped} existed already. The originals stay in place.`,
    copied === 0
      ? `Everything is copied: restart the server ${direction === 'to-bucket' ? 'with' : 'without'} S3_BUCKET, unless you have done so.`
      : 'Run this again after the restart with the new settings: it copies files added meanwhile.',
  ];
}
