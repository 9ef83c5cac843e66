import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const CONTENT_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'] as const;

/**
 * Lets the routes registered on `app` accept forms (application/x-www-form-urlencoded, multipart/form-data) as well as JSON. An
 * empty field counts as not sent; files are refused.
 */
export async function addFormBody(app: FastifyInstance): Promise<void> {
  await app.register(formBody);
  app.addHook('onRoute', ({ schema }) => {
    if (schema?.body !== undefined) schema.consumes = [...CONTENT_TYPES];
  });
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readFields(request);
    else if (!isForm(request)) return;
    request.body = Object.fromEntries(Object.entries(request.body ?? {}).filter(([, value]) => value !== ''));
  });
}

const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded') === true;

async function readFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: [string, unknown][] = [];
  for await (const part of request.parts({ limits: { files: 0, parts: 20 } })) {
    if (part.type === 'field') fields.push([part.fieldname, part.value]);
  }
  return Object.fromEntries(fields);
}
