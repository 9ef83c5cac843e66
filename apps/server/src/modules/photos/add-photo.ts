import { AppError, MAX_PHOTO_BYTES, type PhotoRole } from '@vitrine/contract';
import { EngineError, type IntakeResult } from '@vitrine/engine/model';
import type { Caller } from '../../ports/caller.ts';
import { isViolation } from '../../database/is-violation.ts';
import { newId } from '../../database/new-id.ts';
import { checkAllowance } from './check-allowance.ts';
import type { PhotosParts } from './photos-parts.ts';
import { photoFiles } from './photo-files.ts';
import { countUncut, insertPhoto, type PhotoRow } from './photos.repository.ts';
import { safeFilename } from './safe-filename.ts';

/** Foreign key from a photo to its owner. */
const OWNER = 'photos_user_id_users_id_fk';

export interface UploadedFile {
  filename: string;
  /** Null: larger than MAX_PHOTO_BYTES, so it was not read into memory. */
  content: Uint8Array | null;
}

/**
 * Processes one uploaded file: validates it, stores it, writes the row and enqueues its cut-out, unless it is an empty shot. The
 * files are stored before the row, so a listed photo can always be shown. With photos of several accounts, the first of each is
 * cut out before the second of any.
 * @throws AppError file_too_large, unsupported_format, unreadable_image, too_many_pixels, storage_full, busy, pixels_used_up,
 * photos_full
 */
export async function addPhoto(
  parts: PhotosParts,
  caller: Caller,
  file: UploadedFile,
  role: PhotoRole = 'product',
): Promise<PhotoRow> {
  if (file.content === null || file.content.byteLength > MAX_PHOTO_BYTES) throw new AppError('file_too_large');
  const { content } = file;
  const userId = caller.account;
  const taken = await intake(parts, caller, content);
  const id = newId();
  const files = photoFiles(id);
  await parts.storage.put(files.photo, taken.photo);
  await parts.storage.put(files.preview, taken.preview);
  const added = parts.db.transaction(async (tx) => {
    const row = await insertPhoto(tx, {
      id,
      userId,
      role,
      filename: safeFilename(file.filename),
      format: taken.format,
      widthPx: taken.width,
      heightPx: taken.height,
      bytes: content.byteLength,
      warnings: taken.warnings,
    });
    if (role === 'empty') return row;
    const priority = 1 - (await countUncut(tx, userId));
    await parts.queue.enqueue(tx, 'cut-out-photo', [{ photoId: id, revision: 0 }], { priority });
    return row;
  });
  return added.catch(async (error: unknown) => {
    if (!isViolation(error, OWNER)) throw error;
    // The account was deleted meanwhile, and nothing else refers to these files.
    await parts.storage.removeFolder(files.folder);
    throw new AppError('unauthorized', { cause: error });
  });
}

async function intake(parts: PhotosParts, caller: Caller, content: Uint8Array): Promise<IntakeResult> {
  try {
    await checkAllowance(parts.db, caller, {
      megapixels: await parts.studio.measure(content),
      bytes: content.byteLength,
    });
    return await parts.studio.intake(content, caller);
  } catch (error) {
    throw error instanceof EngineError ? new AppError(error.code, { cause: error }) : error;
  }
}
