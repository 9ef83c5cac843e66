/** The reason of an aborted signal, as an error. */
export const reasonOf = (signal: AbortSignal | undefined): Error =>
  signal?.reason instanceof Error ? signal.reason : new Error('aborted', { cause: signal?.reason });
