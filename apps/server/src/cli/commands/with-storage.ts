import { openBucket, openFolder } from '../../composition/open-storage.ts';
import type { Config } from '../../config.ts';
import type { Storage } from '../../ports/storage-port.ts';

/** Works on the place of the settings for photos and pictures. @throws what stands in the way of reading and writing there */
export async function withStorage<Value>(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  work: (storage: Storage) => Promise<Value>,
): Promise<Value> {
  const { storage, close } = s3 === null ? { storage: openFolder(dataDir), close: () => {} } : await openBucket(s3);
  try {
    await storage.check();
    return await work(storage);
  } finally {
    close();
  }
}
