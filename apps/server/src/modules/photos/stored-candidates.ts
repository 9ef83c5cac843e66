import { AppError, type CutoutCandidate } from '@vitrine/contract';
import type { CutOutCandidate } from '@vitrine/engine/model';
import { cutoutFiles } from './photo-files.ts';
import type { PhotosParts } from './photos-parts.ts';

type Stored = Pick<PhotosParts, 'storage'>;
/** One of a photo's cut-outs. */
interface Named {
  photoId: string;
  revision: number;
}

/** Alternatives in the page's format. A mask has a few kilobytes, so it is embedded in the answer. */
export const presentCandidates = (found: readonly CutOutCandidate[]): CutoutCandidate[] =>
  found.map(({ mask, score }) => ({ mask: `data:image/png;base64,${Buffer.from(mask).toString('base64')}`, score }));

/** Stores a cut-out's alternatives beside its preview, so that they are computed once. */
export async function storeCandidates({ storage }: Stored, of: Named, candidates: CutoutCandidate[]): Promise<void> {
  await storage.put(cutoutFiles(of.photoId, of.revision).candidates, Buffer.from(JSON.stringify(candidates)));
}

/** The stored alternatives of a cut-out; null if none were computed yet. */
export async function readCandidates({ storage }: Stored, of: Named): Promise<CutoutCandidate[] | null> {
  try {
    const file = await storage.read(cutoutFiles(of.photoId, of.revision).candidates);
    const candidates: CutoutCandidate[] = JSON.parse(Buffer.from(file).toString());
    return candidates;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
