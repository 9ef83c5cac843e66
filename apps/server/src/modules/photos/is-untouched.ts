import type { TouchUp } from '@vitrine/contract';

/** Whether the input is empty, so that the engine's own cut-out is meant. */
export const isUntouched = ({ box, tap, choice, strokes }: TouchUp): boolean =>
  box === undefined && tap === undefined && choice === undefined && strokes.length === 0;
