import type { RenderedPicture, RenderRequest } from '@vitrine/engine/model';

/** Renders what may be seen before payment. */
export interface ProofStudio {
  /**
   * Waits for its turn, which comes after all paid work, and renders a proof. May throw EngineError; rejects with an AbortError
   * if `signal` aborts before its turn.
   */
  makeProof(request: Omit<RenderRequest, 'size'>, signal: AbortSignal): Promise<RenderedPicture>;
}
