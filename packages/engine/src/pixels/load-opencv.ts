import { createRequire } from 'node:module';
import type * as OpenCvModule from '@techstark/opencv-js';

/** Wrapped: the module itself is a thenable that resolves to itself, so awaiting it bare would never end. */
export interface OpenCv {
  cv: typeof OpenCvModule;
}

let loading: Promise<OpenCv> | null = null;

/** OpenCV's WebAssembly build, once a thread (loading takes 0.3–0.7 s). */
export function loadOpenCv(): Promise<OpenCv> {
  loading ??= new Promise((resolve) => {
    // Required rather than imported: import() awaits what it finds, and loaders that rewrap modules hang on a thenable.
    const cv: OpenCv['cv'] = createRequire(import.meta.url)('@techstark/opencv-js');
    const ready = (): void => resolve({ cv });
    if (typeof cv.Mat === 'function') ready();
    else Object.assign(cv, { onRuntimeInitialized: ready });
  });
  return loading;
}
