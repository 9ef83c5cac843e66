import { createEngine, type Engine } from '@vitrine/engine/pool';
import type { Config } from '../config.ts';
import type { PhotoStudio } from '../modules/photos/index.ts';

interface OpenEngine {
  /** The threads that render pictures. */
  rendering: Engine;
  studio: PhotoStudio;
  close(): Promise<void>;
}

/**
 * The engine with `renderThreads` threads, and one more in a process that answers requests: a seller who touches up looks at
 * the screen and cannot wait until a picture of 16 megapixels is done.
 */
export function openEngine({ renderThreads, role }: Pick<Config, 'renderThreads' | 'role'>): OpenEngine {
  const rendering = createEngine({ threads: renderThreads });
  const touchingUp = role === 'worker' ? rendering : createEngine({ threads: 1 });
  return {
    rendering,
    studio: {
      intake: (file) => rendering.intake(file),
      cutOut: (photo, hints, signal) => rendering.cutOut(photo, hints, signal),
      previewCutOut: (preview, hints) => touchingUp.previewCutOut(preview, hints),
    },
    close: async () => {
      await rendering.close();
      if (touchingUp !== rendering) await touchingUp.close();
    },
  };
}
