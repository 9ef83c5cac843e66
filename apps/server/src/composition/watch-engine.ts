import type { Engine } from '@vitrine/engine/pool';

/** The same engine, plus the time since its last call through this wrapper. */
export function watchEngine(engine: Engine): { engine: Engine; quietMs: () => number } {
  let running = 0;
  let lastEnd = -Infinity;
  const watched = async <Value>(work: Promise<Value>): Promise<Value> => {
    running += 1;
    try {
      return await work;
    } finally {
      running -= 1;
      lastEnd = performance.now();
    }
  };
  return {
    engine: {
      ...engine,
      intake: (...given) => watched(engine.intake(...given)),
      cutOut: (...given) => watched(engine.cutOut(...given)),
      render: (...given) => watched(engine.render(...given)),
      exportPicture: (...given) => watched(engine.exportPicture(...given)),
      listOptions: (...given) => watched(engine.listOptions(...given)),
      drawHandSheet: (...given) => watched(engine.drawHandSheet(...given)),
    },
    quietMs: () => (running > 0 ? 0 : performance.now() - lastEnd),
  };
}
