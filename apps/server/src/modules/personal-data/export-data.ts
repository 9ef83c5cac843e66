import { type ZipStream, zipStream } from '../../http/zip-stream.ts';
import { takeAttempt } from '../accounts/index.ts';
import { exportEntries } from './export-entries.ts';
import type { PersonalDataParts } from './personal-data-parts.ts';

/**
 * A ZIP of everything stored about a user, created while it is read: one file is open at a time.
 * @throws AppError rate_limited
 */
export async function exportData(
  { db, storage }: Pick<PersonalDataParts, 'db' | 'storage'>,
  userId: string,
): Promise<ZipStream> {
  await takeAttempt(db, 'exportOfAccount', userId);
  return zipStream(exportEntries(db, storage, userId), new Date());
}
