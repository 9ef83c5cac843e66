import type { FastifyInstance } from 'fastify';

/**
 * Accepts JSON bodies as clients send them: an empty body with a JSON content type is no body, and a missing body is treated like
 * an empty object, so that the error names every missing field.
 */
export function addJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.trim() === '' ? done(null, undefined) : void parse(request, body, done),
  );
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body !== undefined) request.body ??= {};
  });
}
