import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UsedKey } from './session.ts';

/** What a request with an API key asks for. */
export interface AskedByKey {
  apiKey: UsedKey;
  /** Pattern of the route. */
  url: string;
  /** The `:id` of its address. */
  id: string;
}

/** Has `check` look at every request that comes with an API key and names something, in the routes that `app` gets after this. */
export function guardRoutes(app: FastifyInstance, check: (asked: AskedByKey) => Promise<void>): void {
  const guard = async ({ apiKey, params, routeOptions }: FastifyRequest): Promise<void> => {
    const { id } = params as { id?: string };
    if (apiKey !== null && id !== undefined) await check({ apiKey, url: routeOptions.url ?? '', id });
  };
  // After the route's own, which says who asks.
  app.addHook('onRoute', (route) => {
    route.preHandler = [route.preHandler ?? [], guard].flat();
  });
}
