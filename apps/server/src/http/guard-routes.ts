import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UsedKey } from './session.ts';

/** The target of a request with an API key. */
export interface AskedByKey {
  apiKey: UsedKey;
  /** Pattern of the route. */
  url: string;
  /** The `:id` of its address. */
  id: string;
}

/** Runs `check` for every request with an API key and an id, on the routes added to `app` after this. */
export function guardRoutes(app: FastifyInstance, check: (asked: AskedByKey) => Promise<void>): void {
  const guard = async ({ apiKey, params, routeOptions }: FastifyRequest): Promise<void> => {
    const { id } = params as { id?: string };
    if (apiKey !== null && id !== undefined) await check({ apiKey, url: routeOptions.url ?? '', id });
  };
  // Runs after the route's own hook, which identifies the caller.
  app.addHook('onRoute', (route) => {
    route.preHandler = [route.preHandler ?? [], guard].flat();
  });
}
