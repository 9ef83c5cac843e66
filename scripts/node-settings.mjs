import path from 'node:path';

/**
 * For the environment of whatever renders: glibc keeps what pictures leave behind, and with one arena a thread and large
 * blocks in them a process grows to a third more (docs/benchmarks.md). Every thread that decodes takes one of libuv's for as long
 * as it takes, and files, names and passwords need some too. Threads come and go and all load the same files: the half of their
 * start is compiling, which Node keeps here.
 */
export const nodeSettings = {
  UV_THREADPOOL_SIZE: '16',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../.cache/compiled'),
};
