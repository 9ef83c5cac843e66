import { createRequire } from 'node:module';
import type * as OpenCvModule from '@techstark/opencv-js';

/** Wrapped: the module is a thenable that resolves to itself, so awaiting it directly would never end. */
export interface OpenCv {
  cv: typeof OpenCvModule;
}

let loading: Promise<OpenCv> | null = null;

/** OpenCV's WebAssembly build, loaded once per thread (0.3–0.7 s). */
export function loadOpenCv(): Promise<OpenCv> {
  loading ??= new Promise((resolve) => {
    // Required rather than imported: import() awaits its result, and module loaders hang on a thenable.
    const cv: OpenCv['cv'] = createRequire(import.meta.url)('@techstark/opencv-js');
    const ready = (): void => resolve({ cv });
    if (typeof cv.Mat === 'function') ready();
    else Object.assign(cv, { onRuntimeInitialized: ready });
  });
  return loading;
}
