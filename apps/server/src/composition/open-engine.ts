import { createEngine, type Engine } from '@vitrine/engine/pool';
import { type Config, ConfigError } from '../config.ts';
import type { PhotoStudio } from '../modules/photos/index.ts';
import type { ProofStudio } from '../modules/previews/index.ts';
import { openProofStudio } from './open-proof-studio.ts';
import { watchEngine } from './watch-engine.ts';

interface OpenEngine {
  /** The threads that render pictures. */
  rendering: Engine;
  studio: PhotoStudio;
  proofs: ProofStudio;
  close(): Promise<void>;
}

type EngineConfig = Pick<Config, 'renderThreads' | 'role' | 'mattingModel'>;

/**
 * The engine with `renderThreads` threads, and one more in a process that answers requests: a seller who touches up looks at
 * the screen and cannot wait until a picture of 16 megapixels is done. Proofs get what is left over.
 * @throws ConfigError when the network that the settings name is of no use
 */
export async function openEngine(config: EngineConfig): Promise<OpenEngine> {
  const { renderThreads, role, mattingModel } = config;
  const threads = createEngine({ threads: renderThreads, mattingModel });
  const { engine: rendering, quietMs } = watchEngine(threads);
  if (mattingModel === null) void prepareUnseen(rendering);
  else await checkModel(rendering);
  const touchingUp = role === 'worker' ? rendering : createEngine({ threads: 1, mattingModel });
  if (touchingUp !== rendering) void prepareUnseen(touchingUp);
  return {
    rendering,
    studio: {
      intake: (file) => rendering.intake(file),
      cutOut: (...given) => rendering.cutOut(...given),
      previewCutOut: (...given) => touchingUp.previewCutOut(...given),
    },
    proofs: openProofStudio({
      rendering: { engine: threads, count: renderThreads, quietMs },
      answering: { engine: touchingUp, count: 1 },
    }),
    close: async () => {
      await rendering.close();
      if (touchingUp !== rendering) await touchingUp.close();
    },
  };
}

async function checkModel(engine: Engine): Promise<void> {
  try {
    await engine.prepare();
  } catch (error) {
    await engine.close();
    throw new ConfigError([`MATTING_MODEL cannot be used: ${error instanceof Error ? error.message : String(error)}.`]);
  }
}

/** Nobody waits for it, and the first photo says what failed: a thread loads what it lacks. */
async function prepareUnseen(engine: Engine): Promise<void> {
  await engine.prepare().catch(() => undefined);
}
