/** By default V8 collects 48 MB of short-lived objects in a thread before it runs the garbage collector; they hold pixels. */
const YOUNG_MB = 12;

/** Piscina options for `count` threads. */
export const threadSettings = (count: number) =>
  ({
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: 1,
    // Waiting by Atomics would block a thread's event loop, which sharp and WebAssembly need.
    atomics: 'disabled',
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  }) as const;
