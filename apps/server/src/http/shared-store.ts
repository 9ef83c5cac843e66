import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

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
  endsAt: number;
}

type Incr = FastifyRateLimitStore['incr'];

/**
 * Counts requests in the database in portions of a fiftieth of the limit: exact for limits up to fifty, and for larger ones each process may leave at
 * most one portion unused, so that nobody gets more than the limit. A window that is used up is known here until it ends, and asks nothing.
 */
export const sharedStore = (countTogether: CountTogether): FastifyRateLimitStoreCtor =>
  class SharedStore implements FastifyRateLimitStore {
    readonly #place: string;
    readonly #shares = new Map<string, Share>();
    readonly #asking = new Map<string, Promise<void>>();

    constructor(given: unknown) {
      this.#place = typeof given === 'string' ? given : 'all';
    }

    incr(...[key, callback, timeWindow, max]: Parameters<Incr>): void {
      this.#count(key, timeWindow, max).then(
        ({ used, endsAt }) => callback(null, { current: used, ttl: Math.max(0, endsAt - Date.now()) }),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    }

    /** A route with a limit of its own counts apart. */
    child(route: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
      const { method, url } = (route as unknown as { routeInfo?: { method: unknown; url: unknown } }).routeInfo ?? {};
      return new SharedStore(`${String(method)} ${String(url)}`);
    }

    async #count(key: string, timeWindow: number, max: number): Promise<Share> {
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
        await this.#ask(key, timeWindow, max);
      }
    }

    /** One question at a time: whoever comes meanwhile shares its answer. */
    #ask(key: string, timeWindow: number, max: number): Promise<void> {
      const asked = this.#asking.get(key);
      if (asked !== undefined) return asked;
      const asking = this.#take(key, timeWindow, max).finally(() => this.#asking.delete(key));
      this.#asking.set(key, asking);
      return asking;
    }

    async #take(key: string, timeWindow: number, max: number): Promise<void> {
      const now = new Date();
      const amount = Math.max(1, Math.floor(max / PORTIONS));
      const step = { now, endsAt: new Date(now.getTime() + timeWindow), amount };
      const { count, endsAt } = await countTogether(`requests:${this.#place}:${key}`, step);
      const before = count - amount;
      const share = {
        used: Math.min(before, max),
        left: Math.max(0, Math.min(amount, max - before)),
        endsAt: endsAt.getTime(),
      };
      if (this.#shares.size >= MOST_KEYS) this.#forgetOver(now.getTime());
      this.#shares.set(key, share);
    }

    /** Windows that are over; where none are, the oldest, which asks once more than it had to. */
    #forgetOver(now: number): void {
      for (const [key, { endsAt }] of this.#shares) if (endsAt <= now) this.#shares.delete(key);
      const [oldest] = this.#shares.keys();
      if (this.#shares.size >= MOST_KEYS && oldest !== undefined) this.#shares.delete(oldest);
    }
  };
