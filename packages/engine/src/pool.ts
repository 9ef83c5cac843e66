import type { CutOutResult, IntakeResult, RenderedPicture, RenderRequest } from './model.ts';

export interface EngineOptions {
  /** Render threads; each renders one picture at a time. */
  threads: number;
}

/** The engine behind worker threads. Every call may throw EngineError; a call whose `signal` aborts rejects. */
export interface Engine {
  intake(file: Uint8Array, signal?: AbortSignal): Promise<IntakeResult>;
  /** `photo` as intake gave it. */
  cutOut(photo: Uint8Array, signal?: AbortSignal): Promise<CutOutResult>;
  render(request: RenderRequest, signal?: AbortSignal): Promise<RenderedPicture>;
  close(): Promise<void>;
}

export declare function createEngine(options: EngineOptions): Engine;
