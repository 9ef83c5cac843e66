/**
 * Adds `amount` to the counter of `key`, atomically across all processes. An expired window restarts at `amount`.
 * @returns the new count, and when its window ends
 */
export type CountTogether = (
  key: string,
  step: { now: Date; endsAt: Date; amount: number },
) => Promise<{ count: number; endsAt: Date }>;

/** A process reserves this fraction of a limit at a time, so that not every request needs a statement. */
const PORTIONS = 50;
const MOST_KEYS = 5000;

/** What this process has reserved of one window. */
interface Share {
  /** Requests of all processes, as far as this one knows, without the unused part of its reservation. */
  used: number;
  /** Requests that it may allow before it asks again. */
  left: number;
  /** Unix milliseconds. */
  endsAt: number;
}

/**
 * Counts requests in the database in portions of a fiftieth of the limit: exact for limits up to fifty. For larger limits each
 * process may leave at most one portion unused, so nobody gets more than the limit. An exhausted window is remembered here until
 * it ends, without queries.
 */
export class PortionCounter {
  readonly #countTogether: CountTogether;
  readonly #shares = new Map<string, Share>();
  readonly #asking = new Map<string, Promise<void>>();

  constructor(countTogether: CountTogether) {
    this.#countTogether = countTogether;
  }

  /** Counts one request. @returns the requests so far (above `max` if this one exceeds the limit), and when the window ends */
  async count(key: string, windowMs: number, max: number): Promise<Pick<Share, 'used' | 'endsAt'>> {
    for (;;) {
      const share = this.#shares.get(key);
      if (share !== undefined && share.endsAt > Date.now()) {
        if (share.left > 0) {
          share.left -= 1;
          share.used += 1;
          return { ...share };
        }
        if (share.used >= max) return { ...share, used: max + 1 };
      }
      await this.#ask(key, windowMs, max);
    }
  }

  /** One query at a time: concurrent callers share its answer. */
  #ask(key: string, windowMs: number, max: number): Promise<void> {
    const asked = this.#asking.get(key);
    if (asked !== undefined) return asked;
    const asking = this.#take(key, windowMs, max).finally(() => this.#asking.delete(key));
    this.#asking.set(key, asking);
    return asking;
  }

  async #take(key: string, windowMs: number, max: number): Promise<void> {
    const now = new Date();
    const amount = Math.max(1, Math.floor(max / PORTIONS));
    const step = { now, endsAt: new Date(now.getTime() + windowMs), amount };
    const { count, endsAt } = await this.#countTogether(key, step);
    const before = count - amount;
    const left = Math.max(0, Math.min(amount, max - before));
    if (this.#shares.size >= MOST_KEYS) this.#forgetOver(now.getTime());
    this.#shares.set(key, { used: Math.min(before, max), left, endsAt: endsAt.getTime() });
  }

  /** Removes expired windows; if there are none, the oldest, which costs one extra query later. */
  #forgetOver(now: number): void {
    for (const [key, { endsAt }] of this.#shares) if (endsAt <= now) this.#shares.delete(key);
    const [oldest] = this.#shares.keys();
    if (this.#shares.size >= MOST_KEYS && oldest !== undefined) this.#shares.delete(oldest);
  }
}
