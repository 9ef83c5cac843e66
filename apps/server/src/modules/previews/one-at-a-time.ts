/**
 * Allows one stream per account: a new one aborts the previous one, which nobody watches any more.
 * @returns a signal that aborts when `signal` does or a new stream starts, and a function to call at the end
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
