import swagger from '@fastify/swagger';
import { API_REQUESTS_PER_MINUTE, problem } from '@vitrine/contract';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { completeOpenApi } from './complete-openapi.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { referencePage } from './reference-page.ts';

const DESCRIPTION = `Turns product photos into professional marketing pictures.

Calls whose security names \`apiKey\` accept an API key (Premium). A key may make ${API_REQUESTS_PER_MINUTE} requests a minute: RateLimit-Limit,
RateLimit-Remaining and RateLimit-Reset report the state, Retry-After the seconds to wait. Every failure is a problem document (RFC 9457).`;

/** Names the schema of problem documents in the OpenAPI document, where every call refers to it. */
const PROBLEM_RESPONSE = {
  description:
    'A problem document (RFC 9457): `code` names the problem, `detail` describes it in the requested language',
  content: {
    'application/problem+json': { schema: { $ref: `#/components/schemas/${z.globalRegistry.get(problem)?.id}` } },
  },
};

/** Describes every route registered after it; routes with `schema.hide` stay out. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vitrine API',
        version: '1.0.0',
        description: DESCRIPTION,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/api' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Access token of a session' },
          apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'vk_…', description: 'API key of an account' },
        },
      },
    },
    transform: createJsonSchemaTransform({}),
    transformObject: (input) => withProblems(jsonSchemaTransformObject(input) as unknown as OpenApiDocument) as object, // The plugin's type of a document and openapi-types' are the same document.
  });
}

const OUTCOMES: Record<string, string> = {
  '200': 'Done',
  '201': 'Created',
  '202': 'Accepted',
  '204': 'Done; no content',
  '302': 'A redirect, also after an error',
};

/**
 * Adds what Fastify's plugin leaves out: the common error response of every call (except redirects), and the meaning of statuses.
 */
function withProblems(document: OpenApiDocument): OpenApiDocument {
  const operations = Object.values(document.paths ?? {}).flatMap((item) => Object.values(item));
  for (const { responses } of operations) {
    for (const [status, response] of Object.entries(responses)) response.description = OUTCOMES[status] ?? status;
    if (responses['302'] === undefined) responses['default'] = PROBLEM_RESPONSE;
  }
  completeOpenApi(document);
  return withoutUnused(document);
}

/** Drops unreferenced schemas: each exists twice, as input and as output. */
function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const schemas = document.components?.schemas ?? {};
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(schemas[name] ?? {});
    }
  };
  visit([document.paths ?? {}, document.webhooks ?? {}]);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  return { ...document, components: { ...document.components, schemas: kept } };
}

/** GET /api/openapi.json, and a readable version at /docs. */
export async function openApiRoutes(app: FastifyInstance): Promise<void> {
  let page: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= referencePage(app.swagger() as unknown as OpenApiDocument); // The plugin's type of a document and openapi-types' are the same document.
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}
