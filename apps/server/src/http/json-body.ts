import type { FastifyInstance } from 'fastify';

/**
 * JSON bodies as people send them: an empty one with a JSON content type is no body, and a call that needs a body
 * answers its absence like an empty object, naming every field that is missing.
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
