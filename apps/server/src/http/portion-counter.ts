/**
 * Adds `amount` to the count of `key`, over all processes in one step. A window that is over starts again at `amount`.
 * @returns the count after it, and when its window ends
 */
export type CountTogether = (
  key: string,
  step: { now: Date; endsAt: Date; amount: number },
) => Promise<{ count: number; endsAt: Date }>;

/** A process takes this part of a limit at a time, so that not every request is a statement. */
const PORTIONS = 50;
const MOST_KEYS = 5000;

/** What this process has taken of one window. */
interface Share {
  /** Requests of all processes, as far as this one knows, without those of its portion that it has not used. */
  used: number;
  /** Requests that it may still let through before it asks again. */
  left: number;
  /** Unix milliseconds. */
  endsAt: number;
}

/**
 * Counts requests in the database in portions of a fiftieth of the limit: exact for limits up to fifty, and for larger ones each process may leave at
 * most one portion unused, so that nobody gets more than the limit. A window that is used up is known here until it ends, and asks nothing.
 */
export class PortionCounter {
  readonly #countTogether: CountTogether;
  readonly #shares = new Map<string, Share>();
  readonly #asking = new Map<string, Promise<void>>();

  constructor(countTogether: CountTogether) {
    this.#countTogether = countTogether;
  }

  /** Counts one request. @returns the requests so far, over `max` when this one is too many, and when the window ends */
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

  /** One question at a time: whoever comes meanwhile shares its answer. */
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

  /** Windows that are over; where none are, the oldest, which asks once more than it had to. */
  #forgetOver(now: number): void {
    for (const [key, { endsAt }] of this.#shares) if (endsAt <= now) this.#shares.delete(key);
    const [oldest] = this.#shares.keys();
    if (this.#shares.size >= MOST_KEYS && oldest !== undefined) this.#shares.delete(oldest);
  }
}
