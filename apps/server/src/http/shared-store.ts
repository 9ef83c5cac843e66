import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { type CountTogether, PortionCounter } from './portion-counter.ts';

type Incr = Parameters<FastifyRateLimitStore['incr']>;

/** The counter of @fastify/rate-limit, shared by all processes. */
export const sharedStore = (countTogether: CountTogether): FastifyRateLimitStoreCtor =>
  class SharedStore implements FastifyRateLimitStore {
    readonly #counter = new PortionCounter(countTogether);
    readonly #place: string;

    constructor(given: unknown) {
      this.#place = typeof given === 'string' ? given : 'all';
    }

    incr(...call: Incr): void {
      void this.#answer(...call);
    }

    /** A route with its own limit counts separately. */
    child(route: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
      const { method, url } = (route as unknown as { routeInfo?: { method: unknown; url: unknown } }).routeInfo ?? {}; // The plugin hands on more than its type says.
      return new SharedStore(`${String(method)} ${String(url)}`);
    }

    async #answer(...[key, callback, timeWindow, max]: Incr): Promise<void> {
      try {
        const { used, endsAt } = await this.#counter.count(`requests:${this.#place}:${key}`, timeWindow, max);
        callback(null, { current: used, ttl: Math.max(0, endsAt - Date.now()) });
      } catch (error) {
        callback(error instanceof Error ? error : new Error('requests could not be counted'));
      }
    }
  };
