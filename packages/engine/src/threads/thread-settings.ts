/** V8 lets 48 MB of short-lived objects pile up in a thread before it looks; pixels hang on them. */
const YOUNG_MB = 12;

/** How Piscina is to run `count` threads. */
export const threadSettings = (count: number) =>
  ({
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: 1,
    // Waiting by Atomics would block a thread's event loop, where sharp and WebAssembly answer.
    atomics: 'disabled',
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  }) as const;
