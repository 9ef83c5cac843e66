import type { FastifyInstance } from 'fastify';

/**
 * Remembers every route registered after it.
 * @returns the methods of an address, sorted; empty if it does not exist
 */
export function rememberMethods(app: FastifyInstance): (pathname: string) => string[] {
  const routes: { methods: string[]; pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`);
    routes.push({ methods: [method].flat(), pattern });
  });
  return (pathname) => {
    const methods = routes.filter(({ pattern }) => pattern.test(pathname)).flatMap((route) => route.methods);
    return [...new Set(methods)].toSorted();
  };
}
