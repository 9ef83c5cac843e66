/**
 * Runs `tasks` in order, at most `width` in parallel, and yields each result as it completes. A task must not reject.
 */
export async function* takeTurns<Result>(
  tasks: readonly (() => Promise<Result>)[],
  width: number,
): AsyncGenerator<Result> {
  const running = new Map<number, Promise<{ at: number; result: Result }>>();
  let next = 0;
  for (;;) {
    for (; running.size < width && next < tasks.length; next += 1) {
      const at = next;
      const task = tasks[at];
      if (task !== undefined)
        running.set(
          at,
          task().then((result) => ({ at, result })),
        );
    }
    if (running.size === 0) return;
    const { at, result } = await Promise.race(running.values());
    running.delete(at);
    yield result;
  }
}
