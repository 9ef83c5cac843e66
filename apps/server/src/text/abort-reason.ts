/** Why a signal was aborted, as an error. */
export const abortReason = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new Error('aborted', { cause: reason });
