import type { Engine } from '@vitrine/engine/pool';
import type { ProofStudio } from '../modules/previews/index.ts';
import { createTurns } from './create-turns.ts';

/** Time after the last paid work until its threads may be lent. */
const QUIET_MS = 1000;

interface Threads {
  engine: Pick<Engine, 'render'>;
  count: number;
}

interface ProofThreads {
  /** The threads for paid work, and the time since their last call. */
  rendering: Threads & { quietMs: () => number };
  /** The threads for interactive requests. */
  answering: Threads;
}

/**
 * Makes proofs with spare capacity. While the rendering threads are idle, each may make one; paid work then waits for one proof
 * at most, a few tenths of a second. Otherwise proofs are made one at a time on the thread for interactive requests, where a
 * brush stroke waits for one proof at most.
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
        // Not stopped by `signal`: that would end the thread and lose its caches to save a tenth of a second.
        return await lent.engine.render({ ...request, size: 'proof' });
      } finally {
        lent.running -= 1;
        turns.serve();
      }
    },
  };
}

type Lent = Threads & { running: number };
