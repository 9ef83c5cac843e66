/**
 * Lets each account have one stream at a time: a further one ends the one before, which nobody looks at any more.
 * @returns a signal that aborts when `signal` does or when another begins, and what to call at the end
 */
export function createOneAtATime() {
  const running = new Map<string, AbortController>();
  return (userId: string, signal: AbortSignal): { signal: AbortSignal; end: () => void } => {
    running.get(userId)?.abort();
    const own = new AbortController();
    running.set(userId, own);
    return {
      signal: AbortSignal.any([signal, own.signal]),
      end: () => {
        if (running.get(userId) === own) running.delete(userId);
      },
    };
  };
}
