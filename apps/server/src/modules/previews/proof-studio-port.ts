import type { RenderedPicture, RenderRequest } from '@vitrine/engine/model';

/** Makes what may be seen before it is paid for. */
export interface ProofStudio {
  /**
   * Waits for its turn, which comes after whatever is paid for, and makes a proof. May throw EngineError; rejects with an
   * AbortError when `signal` aborts before its turn.
   */
  makeProof(request: Omit<RenderRequest, 'size'>, signal: AbortSignal): Promise<RenderedPicture>;
}
