import { EngineError, type CutOutHints } from '@vitrine/engine/model';
import type { Engine } from '@vitrine/engine/pool';
import type { PhotoStudio } from '../modules/photos/index.ts';
import type { ServedMasks } from './open-served-masks.ts';

/** Cut-outs at full size and of previews, without fair turns. */
export interface CutOuts {
  cutOut: PhotoStudio['cutOut'];
  previewCutOut: (
    preview: Uint8Array,
    hints: CutOutHints,
    background?: Uint8Array,
  ) => ReturnType<PhotoStudio['previewCutOut']>;
}
type Local = Pick<Engine, 'cutOut' | 'previewCutOut'>;

/** Local cut-outs: full size on one part of the engine, previews on another. */
export const cutOutHere = (full: Pick<Local, 'cutOut'>, small: Pick<Local, 'previewCutOut'>): CutOuts => ({
  cutOut: async (photo, hints, signal) => ({ ...(await full.cutOut(photo, hints, signal)), fellBack: false }),
  previewCutOut: async (preview, hints) => ({ ...(await small.previewCutOut(preview, hints)), fellBack: false }),
});

/**
 * With an empty shot, our own network compares the two photos locally: no server and no other network supports a second photo.
 */
export const cutOutByShots = (
  others: CutOuts,
  { engine, touchingUp }: { engine: Pick<Local, 'cutOut'>; touchingUp: Pick<Local, 'previewCutOut'> },
): CutOuts => ({
  cutOut: async (photo, hints, signal, background) =>
    background === undefined
      ? others.cutOut(photo, hints, signal)
      : { ...(await engine.cutOut(photo, hints, signal, { background })), fellBack: false },
  previewCutOut: async (preview, hints, background) =>
    background === undefined
      ? others.previewCutOut(preview, hints)
      : { ...(await touchingUp.previewCutOut(preview, hints, undefined, { background })), fellBack: false },
});

/**
 * Cut-outs from a server's masks, with our own edge, score and touch-up; made locally if the server gives none. If its mask has
 * nothing inside the seller's box, the local network is used, because it takes the box as an input.
 */
export function cutOutByServer(
  masks: ServedMasks,
  { engine, touchingUp, here }: { engine: Pick<Engine, 'cutOut' | 'shrink'>; touchingUp: Local; here: CutOuts },
): CutOuts {
  const orHere = async <Value>(
    mask: Uint8Array | null,
    hints: CutOutHints | undefined,
    served: (mask: Uint8Array) => Promise<Value>,
    local: () => Promise<Value & { fellBack: boolean }>,
  ): Promise<Value & { fellBack: boolean }> => {
    if (mask === null) return { ...(await local()), fellBack: true };
    try {
      return { ...(await served(mask)), fellBack: false };
    } catch (error) {
      const isElsewhere = error instanceof EngineError && error.code === 'no_product_found' && hints?.box !== undefined;
      if (!isElsewhere) throw error;
      return local();
    }
  };
  return {
    cutOut: async (photo, hints, signal) =>
      orHere(
        await masks.maskOf(await engine.shrink(photo), signal),
        hints,
        (mask) => engine.cutOut(photo, hints, signal, { mask }),
        () => here.cutOut(photo, hints, signal),
      ),
    previewCutOut: async (preview, hints) =>
      orHere(
        await masks.maskOf(preview),
        hints,
        (mask) => touchingUp.previewCutOut(preview, hints, undefined, { mask }),
        () => here.previewCutOut(preview, hints),
      ),
  };
}
