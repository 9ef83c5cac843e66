import path from 'node:path';
import { createFileStorage } from '../adapters/storage/files/create-file-storage.ts';
import { signedFilesRoutes } from '../adapters/storage/signed-files.routes.ts';
import { signAddresses } from '../adapters/storage/signed-key.ts';
import type { Config, S3Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import { currentSession } from '../http/session-context.ts';
import { openKeyRing } from '../keys/open-key-ring.ts';
import type { Storage } from '../ports/storage-port.ts';

type StorageConfig = Pick<Config, 'dataDir' | 's3' | 'signingKeys' | 'masterKeys'>;

interface OpenStorage {
  storage: Storage;
  /** Serve the files of signed addresses. */
  routes: ReturnType<typeof signedFilesRoutes>;
  close: () => void;
}

/** The configured storage: a bucket if one is named, else the folder `files` under the data folder. */
export async function openStorage(db: Db, config: StorageConfig): Promise<OpenStorage> {
  const keys = await openKeyRing(db, 'signed-files', config);
  const signedUrl = signAddresses({ keys, basePath: '/api/files', session: currentSession });
  const { storage, close } =
    config.s3 === null
      ? { storage: openFolder(config.dataDir, signedUrl), close: () => {} }
      : await openBucket(config.s3, signedUrl);
  return { storage, routes: signedFilesRoutes(storage, keys), close };
}

/** For copying between both: no addresses are issued. */
const NO_ADDRESS = (): never => {
  throw new Error('nobody is answered here');
};

export const openFolder = (dataDir: string, signedUrl: (key: string) => string = NO_ADDRESS): Storage =>
  createFileStorage({ root: path.join(dataDir, 'files'), signedUrl });

/** The SDK is loaded only here: a server without a bucket does not need its memory. */
export async function openBucket(
  store: S3Config,
  signedUrl: (key: string) => string = NO_ADDRESS,
): Promise<{ storage: Storage; close: () => void }> {
  const { createS3Storage } = await import('../adapters/storage/s3/create-s3-storage.ts');
  const storage = createS3Storage({ store, signedUrl });
  return { storage, close: () => storage.close() };
}
