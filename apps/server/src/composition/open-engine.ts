import { createEngine, type Engine } from '@vitrine/engine/pool';
import { type Config, ConfigError } from '../config.ts';
import type { PictureExporter } from '../modules/jobs/index.ts';
import type { PhotoStudio } from '../modules/photos/index.ts';
import type { ProofStudio } from '../modules/previews/index.ts';
import { openExporter } from './open-exporter.ts';
import { openPhotoStudio } from './open-photo-studio.ts';
import { openProofStudio } from './open-proof-studio.ts';
import { watchEngine } from './watch-engine.ts';

interface OpenEngine {
  /** The threads that render what tasks ask for. */
  rendering: Engine;
  studio: PhotoStudio;
  exporter: PictureExporter;
  proofs: ProofStudio;
  close(): Promise<void>;
}

type EngineConfig = Pick<Config, 'renderThreads' | 'role' | 'mattingModel'>;

/**
 * The engine with `renderThreads` threads for tasks, and in a process that answers requests some more, each group behind lanes
 * of its own: one for a seller who touches up and cannot wait until a picture of 16 megapixels is done, two that take photos in,
 * of which one has all that cost much, and one for files to download. Nobody's work in one lane waits for work in another. Proofs
 * get what is left over.
 * @throws ConfigError when the network that the settings name is of no use
 */
export async function openEngine(config: EngineConfig): Promise<OpenEngine> {
  const { renderThreads, role, mattingModel } = config;
  const threads = createEngine({ threads: renderThreads, mattingModel });
  const { engine: rendering, quietMs } = watchEngine(threads);
  if (mattingModel === null) void prepareUnseen(rendering);
  else await checkModel(rendering);
  const others: Engine[] = [];
  const further = (count: number): Engine => {
    if (role === 'worker') return rendering;
    const engine = createEngine({ threads: count, mattingModel });
    others.push(engine);
    return engine;
  };
  const touchingUp = further(1);
  if (touchingUp !== rendering) void prepareUnseen(touchingUp);
  return {
    rendering,
    studio: openPhotoStudio({ rendering, touchingUp, takingIn: further(2) }),
    exporter: openExporter({ exporting: further(1), answering: touchingUp }),
    proofs: openProofStudio({
      rendering: { engine: threads, count: renderThreads, quietMs },
      answering: { engine: touchingUp, count: 1 },
    }),
    close: async () => {
      await Promise.all([rendering, ...others].map((engine) => engine.close()));
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
