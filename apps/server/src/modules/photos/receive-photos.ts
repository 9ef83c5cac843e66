import type { Readable } from 'node:stream';
import {
  AppError,
  type ErrorCode,
  ERRORS,
  type InterfaceLocale,
  MAX_PHOTOS,
  type PhotoRole,
  type UploadResult,
} from '@vitrine/contract';
import { type MessageKey, translate } from '@vitrine/messages';
import type { Caller } from '../../ports/caller.ts';
import { addPhoto } from './add-photo.ts';
import { dropSpareShots } from './drop-spare-shots.ts';
import type { PhotosParts } from './photos-parts.ts';
import type { PhotoRow } from './photos.repository.ts';
import { presentPhoto } from './present-photo.ts';
import { readUpload } from './read-upload.ts';
import { safeFilename } from './safe-filename.ts';

/** A file as it arrives in a multipart request. */
export interface IncomingFile {
  filename: string;
  file: Readable;
}

export interface Receiver {
  caller: Caller;
  locale: InterfaceLocale;
  role?: PhotoRole;
}

/** Temporary errors, which must not discard the results of the other files. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['busy', 'pixels_used_up']);

/**
 * Processes the files of one request, one after the other to bound memory. Good files are kept whatever the others are; each
 * refused one is reported with its reason. After a disconnect no further file is processed.
 * @throws AppError no_files; the first reason if every file was refused
 */
export async function receivePhotos(
  parts: PhotosParts,
  { caller, locale, role = 'product' }: Receiver,
  incoming: AsyncIterable<IncomingFile>,
): Promise<UploadResult> {
  if (role === 'empty') await dropSpareShots(parts, caller.account);
  const result: UploadResult = { items: [], rejected: [] };
  const reasons: AppError[] = [];
  for await (const { filename, file } of incoming) {
    const content = await readUpload(file);
    try {
      if (result.items.length + reasons.length >= (role === 'empty' ? 1 : MAX_PHOTOS))
        throw new AppError('too_many_files');
      const row: PhotoRow = await addPhoto(parts, caller, { filename, content }, role);
      result.items.push(presentPhoto(row, parts.storage, locale));
    } catch (error) {
      if (!(error instanceof AppError) || (ERRORS[error.code].retryable && !PASSING.has(error.code))) throw error;
      reasons.push(error);
      result.rejected.push(rejection(error, filename, locale));
    }
  }
  if (result.items.length === 0) throw refusal(reasons, result);
  return result;
}

function rejection(error: AppError, filename: string, locale: InterfaceLocale): UploadResult['rejected'][number] {
  const key = `rejections.${error.code}` as MessageKey;
  return { filename, code: error.code, detail: translate(locale, key, { filename: safeFilename(filename) }) };
}

function refusal(reasons: AppError[], { rejected }: UploadResult): AppError {
  const [first] = reasons;
  if (first === undefined) return new AppError('no_files');
  const fields = rejected.map(({ detail }) => ({ field: 'files', message: detail }));
  const { retryAfterSeconds } = first;
  return new AppError(first.code, {
    detail: rejected[0]?.detail ?? first.code,
    fields,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}
