import { openBucket, openFolder } from '../../composition/open-storage.ts';
import type { Config } from '../../config.ts';
import type { Storage } from '../../ports/storage-port.ts';

/** Runs work on the storage of the settings. @throws the error that prevents reading or writing there */
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
