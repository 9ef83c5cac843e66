import type { PhotoWarningCode } from '@vitrine/contract';
import { EngineError, type PhotoWarning } from '@vitrine/engine/model';
import type { Storage } from '../../ports/storage-port.ts';
import { photoFiles } from './photo-files.ts';

/** Reasons why an empty shot cannot be used. */
const UNFIT = ['unrelated_background', 'nothing_differs'] as const;

/** No product was found, with or without the empty shot; `why` is the reason against the shot. */
export class NothingBeside extends EngineError {
  readonly why: PhotoWarningCode;
  constructor(why: PhotoWarningCode, cause: EngineError) {
    super('no_product_found', cause.message, { cause });
    this.why = why;
  }
}

/** The engine's result, perhaps with a warning about the empty shot. */
export type CutWithShot<Result> = Omit<Result, 'warnings'> & { warnings: PhotoWarningCode[] };

/**
 * Cuts out with the empty shot, if there is one. If the shot shows another place, or the same as the photo, the ordinary cut-out
 * is made instead, with a warning.
 * @param cut calls the engine, @throws what `cut` throws, except `unrelated_background` and `nothing_differs`; NothingBeside if
 * the ordinary cut-out finds nothing either
 */
export async function cutOutWithShot<Result extends { warnings: PhotoWarning[] }>(
  storage: Storage,
  emptyShotId: string | null,
  cut: (background?: Uint8Array) => Promise<Result>,
): Promise<CutWithShot<Result>> {
  const background = emptyShotId === null ? undefined : await readShot(storage, emptyShotId);
  try {
    return await cut(background);
  } catch (error) {
    const why = error instanceof EngineError ? UNFIT.find((code) => code === error.code) : undefined;
    if (why === undefined) throw error;
    const result = await cutAlone(cut, why);
    return { ...result, warnings: [...result.warnings, why] };
  }
}

async function cutAlone<Result>(cut: () => Promise<Result>, why: PhotoWarningCode): Promise<Result> {
  try {
    return await cut();
  } catch (error) {
    if (error instanceof EngineError && error.code === 'no_product_found') throw new NothingBeside(why, error);
    throw error;
  }
}

/** Undefined if it was removed meanwhile. */
async function readShot(storage: Storage, emptyShotId: string): Promise<Uint8Array | undefined> {
  const { preview } = photoFiles(emptyShotId);
  return (await storage.head(preview)) === null ? undefined : storage.read(preview);
}
