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

/** Candidates as the page gets them. A mask has a few kilobytes: inside the answer it needs no request of its own. */
export const presentCandidates = (found: readonly CutOutCandidate[]): CutoutCandidate[] =>
  found.map(({ mask, score }) => ({ mask: `data:image/png;base64,${Buffer.from(mask).toString('base64')}`, score }));

/** Keeps what a cut-out may mean beside its preview, so that nobody looks twice. */
export async function storeCandidates({ storage }: Stored, of: Named, candidates: CutoutCandidate[]): Promise<void> {
  await storage.put(cutoutFiles(of.photoId, of.revision).candidates, Buffer.from(JSON.stringify(candidates)));
}

/** What a cut-out may mean; null when nobody has looked yet. */
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
