import { availableParallelism } from 'node:os';
import {
  createEngine,
  type CutOutLine,
  type Engine,
  type EngineProcess,
  nameNetwork,
  openCutOutLine,
  openEngineProcess,
} from '@vitrine/engine/pool';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '../config.ts';
import type { PictureExporter } from '../modules/jobs/index.ts';
import type { CutOutState, PhotoStudio } from '../modules/photos/index.ts';
import type { ProofStudio } from '../modules/previews/index.ts';
import { chooseNetwork } from '../networks/choose-network.ts';
import { readMeasured } from '../networks/network-facts.ts';
import { networksFolder } from '../networks/network-files.ts';
import { NetworkProblem } from '../networks/network-problem.ts';
import { cutOutByServer, cutOutByShots, cutOutHere } from './open-cut-outs.ts';
import { openExporter } from './open-exporter.ts';
import { openPhotoStudio } from './open-photo-studio.ts';
import { openProofStudio } from './open-proof-studio.ts';
import { openServedMasks } from './open-served-masks.ts';
import { watchEngine } from './watch-engine.ts';

interface OpenEngine {
  /** The threads that render for tasks. */
  rendering: Engine;
  studio: PhotoStudio;
  exporter: PictureExporter;
  proofs: ProofStudio;
  /** Name of the local network, even if a server is asked first. */
  network: string;
  close(): Promise<void>;
}

type EngineConfig = Pick<
  Config,
  | 'renderThreads'
  | 'finalSidePx'
  | 'role'
  | 'mattingModel'
  | 'dataDir'
  | 'cutoutUrl'
  | 'cutoutTimeoutMs'
  | 'engineIdleMs'
>;

/**
 * The engine with `renderThreads` threads for tasks and, in a process that answers requests, additional thread groups with lanes
 * of their own: one thread for touch-ups, which cannot wait behind a 16-megapixel picture; two for incoming photos, of which one
 * takes all expensive ones; one for downloads. Work in one lane never waits for another lane. Proofs use spare capacity. All
 * threads run in a separate process and start when somebody opens a page with photos; those idle for `engineIdleMs` are ended,
 * and the process ends with the last. Our own network runs in these threads; another has its own thread and the remaining cores.
 * @throws ConfigError if the configured network is unusable
 */
export async function openEngine(config: EngineConfig, log: Pick<Logger, 'warn'>): Promise<OpenEngine> {
  const { renderThreads, finalSidePx, role, engineIdleMs: restAfterMs } = config;
  const home = openEngineProcess();
  const model = await modelOf(config);
  const line = model === null ? null : await openLine(model, { renderThreads, restAfterMs, home });
  const cutsOut = line === null;
  const threads = createEngine({ threads: renderThreads, finalSidePx, restAfterMs, home, cutsOut });
  const { engine: rendering, quietMs } = watchEngine(threads);
  const others: Engine[] = [];
  const further = (count: number, more: { cutsOut?: boolean } = {}): Engine => {
    if (role === 'worker') return rendering;
    const engine = createEngine({ threads: count, finalSidePx, restAfterMs, home, ...more });
    others.push(engine);
    return engine;
  };
  const touchingUp = further(1, { cutsOut });
  const network = nameNetwork(model);
  const joined = { rendering, touchingUp, takingIn: further(2), line, network, log };
  return {
    rendering,
    studio: await openStudio(config, joined),
    exporter: openExporter({ exporting: further(1), answering: touchingUp }),
    proofs: openProofStudio({
      rendering: { engine: threads, count: renderThreads, quietMs },
      answering: { engine: touchingUp, count: 1 },
    }),
    network,
    close: async () => {
      await Promise.all([rendering, ...others, ...(line === null ? [] : [line])].map((engine) => engine.close()));
    },
  };
}

interface Joined {
  rendering: Engine;
  touchingUp: Engine;
  takingIn: Engine;
  line: CutOutLine | null;
  network: string;
  log: Pick<Logger, 'warn'>;
}

async function openStudio(
  { cutoutUrl: url, cutoutTimeoutMs: timeoutMs, dataDir }: EngineConfig,
  { rendering, touchingUp, takingIn, line, network, log }: Joined,
): Promise<PhotoStudio> {
  const here = cutOutHere(line ?? rendering, line ?? touchingUp);
  const masks = url === null ? null : openServedMasks({ url, timeoutMs }, touchingUp, log);
  const measured = await readMeasured(networksFolder(dataDir), network);
  const alone = masks === null ? here : cutOutByServer(masks, { engine: rendering, touchingUp, here });
  const cutOuts = cutOutByShots(alone, { engine: rendering, touchingUp });
  const state = (): CutOutState => ({
    network: masks === null ? network : 'server',
    takesLong: masks !== null || line !== null,
    serverAnswers: masks?.answers() ?? null,
    measuredSeconds: masks === null ? (measured?.seconds ?? null) : null,
  });
  const wakeAll = async (): Promise<void> => {
    // First the thread that a seller waits for during a gesture: with two cores, starting all at once would delay all of them.
    await touchingUp.wake();
    await Promise.all([rendering.wake({ pictures: true }), takingIn.wake(), line?.wake()]);
  };
  const wake = (): void => void wakeAll();
  return openPhotoStudio({ takingIn, cutOuts, state, wake });
}

async function modelOf(config: EngineConfig): Promise<string | null> {
  return chooseNetwork(config).catch((error: unknown) => {
    throw error instanceof NetworkProblem ? new ConfigError([error.message]) : error;
  });
}

async function openLine(
  model: string,
  { renderThreads, ...where }: { renderThreads: number; restAfterMs: number; home: EngineProcess },
): Promise<CutOutLine> {
  const line = openCutOutLine({ model, cores: Math.max(1, availableParallelism() - renderThreads), ...where });
  try {
    await line.prepare();
    return line;
  } catch (error) {
    await line.close();
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`${nameNetwork(model)} cannot cut out (MATTING_MODEL, or npm run model): ${why}.`]);
  }
}
