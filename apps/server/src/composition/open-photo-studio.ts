import { type Engine, measurePhoto } from '@vitrine/engine/pool';
import type { PhotoStudio } from '../modules/photos/index.ts';
import type { CutOuts } from './open-cut-outs.ts';
import { openLane } from './open-lane.ts';

interface StudioThreads {
  /** Two threads. */
  takingIn: Pick<Engine, 'intake'>;
  /** Local or by a server; previews use one thread. */
  cutOuts: CutOuts;
  state: PhotoStudio['state'];
  wake: PhotoStudio['wake'];
}

/** Six photos arrive at once, and the caller may have just abandoned six others. */
const WAITING = { all: 64, ofAddress: 32, ofAccount: 16 };

/** Everything photos need, each kind of work in its own lane. Expensive photos never block cheap ones. */
export function openPhotoStudio({ takingIn, cutOuts, state, wake }: StudioThreads): PhotoStudio {
  const light = openLane({ width: 1, waiting: WAITING, retryAfterSeconds: 5 });
  const heavy = openLane({ width: 1, waiting: WAITING, retryAfterSeconds: 20 });
  const gestures = openLane({ width: 1, waiting: { all: 48, ofAddress: 24, ofAccount: 6 }, retryAfterSeconds: 2 });
  return {
    measure: async (file) => (await measurePhoto(file)).megapixels,
    intake: async (file, caller) => {
      const lane = (await measurePhoto(file)).heavy ? heavy : light;
      return lane.run(caller, () => takingIn.intake(file));
    },
    cutOut: (...given) => cutOuts.cutOut(...given),
    previewCutOut: (preview, hints, caller, background) =>
      gestures.run(caller, () => cutOuts.previewCutOut(preview, hints, background)),
    state,
    wake,
  };
}
