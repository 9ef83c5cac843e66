import path from 'node:path';

/**
 * Environment of every process that renders. glibc keeps memory that pictures have released, and with one arena per thread and large blocks
 * in them a process grows by a third (docs/benchmarks.md). Every step of a picture allocates its pixels anew: with pages of 2 MB, where the kernel
 * gives them on request, a set takes a third less time than with those of 4 KB. Every decoding thread occupies one of libuv's, and files, names and passwords need
 * some too. Threads start and end often and load the same files: half of their start is compilation, which Node caches here.
 */
export const nodeSettings = {
  UV_THREADPOOL_SIZE: '16',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../.cache/compiled'),
};
