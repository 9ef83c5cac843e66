import type { Engine } from '@vitrine/engine/pool';
import type { ProofStudio } from '../modules/previews/index.ts';
import { createTurns } from './create-turns.ts';

/** So long after the last work that is paid for, its threads may be lent. */
const QUIET_MS = 1000;

interface Threads {
  engine: Pick<Engine, 'render'>;
  count: number;
}

interface ProofThreads {
  /** Those that make what is paid for, and for how long nobody has called them for that. */
  rendering: Threads & { quietMs: () => number };
  /** Those that answer whoever touches up. */
  answering: Threads;
}

/**
 * Makes proofs with what is left over. While the rendering threads have nothing to do, each may make one; what is paid for then
 * waits for one proof at most, a few tenths of a second. Otherwise one proof at a time is made beside it, on the thread that
 * answers requests, where a stroke of the brush waits for one proof at most.
 */
export function openProofStudio({ rendering, answering }: ProofThreads): ProofStudio {
  const idle: Lent = { ...rendering, running: 0 };
  const beside: Lent = { ...answering, running: 0 };
  const turns = createTurns(() => {
    const lent = rendering.quietMs() >= QUIET_MS ? idle : beside;
    return lent.running < lent.count ? lent : null;
  });
  return {
    makeProof: async (request, signal) => {
      const lent = await turns.take(signal, (one) => (one.running += 1));
      try {
        // Not stopped by `signal`: that would end the thread with all it has in memory, for the sake of a tenth of a second.
        return await lent.engine.render({ ...request, size: 'proof' });
      } finally {
        lent.running -= 1;
        turns.serve();
      }
    },
  };
}

type Lent = Threads & { running: number };
