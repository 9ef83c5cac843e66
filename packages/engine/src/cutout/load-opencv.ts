import opencv from '@techstark/opencv-js';

/** Wrapped: the module itself is a thenable that resolves to itself, so awaiting it bare would never end. */
export interface OpenCv {
  cv: typeof opencv;
}

let loading: Promise<OpenCv> | null = null;

/** OpenCV's WebAssembly build, once a thread (loading takes 0.3–0.7 s). */
export function loadOpenCv(): Promise<OpenCv> {
  loading ??= new Promise((resolve) => {
    const ready = (): void => resolve({ cv: opencv });
    if (typeof opencv.Mat === 'function') ready();
    else Object.assign(opencv, { onRuntimeInitialized: ready });
  });
  return loading;
}
