import { type streams, WEBHOOK_MESSAGES, webhookBody, type WebhookMessage } from '@vitrine/contract';
import { z } from 'zod';
import { API_EXAMPLES, exampleNames } from './api-examples.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';

const FILE = { type: 'string', format: 'binary' };

/** Answers that are not JSON, by name; events have their own schemas elsewhere. */
const FILES: Partial<Record<keyof typeof streams, { description: string; types: readonly string[] }>> = {
  'GET /jobs/:id/events': {
    description: 'Events `job` and `variation`, each with the state as in GET /jobs/{id}, until the job has ended',
    types: ['text/event-stream'],
  },
  'POST /previews': {
    description: 'Events `begin`, `picture`, `failed`, `done` and others, until all pictures are done',
    types: ['text/event-stream'],
  },
  'GET /jobs/:id/download': { description: 'All pictures and listing.csv, as a ZIP', types: ['application/zip'] },
  'GET /variations/:id/file': { description: 'The picture', types: ['image/jpeg', 'image/png', 'image/webp'] },
  'GET /user/export': { description: 'All data of the account, as a ZIP', types: ['application/zip'] },
};

const UPLOAD = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['files'],
        properties: { files: { type: 'array', minItems: 1, maxItems: 6, items: FILE } },
      },
    },
  },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A request repeated with the same key and the same body is answered with the same job, which is paid for once',
  schema: { type: 'string', maxLength: 200 },
};

/** Adds what the calls' schemas cannot express: files, the idempotency header, and examples. */
export function completeOpenApi(document: OpenApiDocument): void {
  const find = (name: string): Operation | undefined => {
    const [method = '', path = ''] = name.split(' ');
    return document.paths?.[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  };
  for (const [name, { description, types }] of Object.entries(FILES)) {
    const operation = find(name);
    const content = Object.fromEntries(types.map((type) => [type, { schema: FILE }]));
    if (operation !== undefined) operation.responses = { ...operation.responses, '200': { description, content } };
  }
  const [upload, order] = [find('POST /images'), find('POST /jobs')];
  if (upload !== undefined) upload.requestBody = UPLOAD;
  if (order !== undefined) order.parameters = [...(order.parameters ?? []), IDEMPOTENCY_KEY];
  document.webhooks = Object.fromEntries(WEBHOOK_MESSAGES.map((type) => [type, { post: messageOf(type) }]));
  for (const name of exampleNames) addExample(find(name), API_EXAMPLES[name]);
}

/** What a webhook receiver gets, and what it should answer. */
const messageOf = (type: WebhookMessage): Operation => ({
  tags: ['webhooks'],
  summary: `Sent to the webhook endpoints of an account: ${type}. Signed according to Standard Webhooks`,
  requestBody: {
    required: true,
    content: {
      'application/json': { schema: { $ref: `#/components/schemas/${z.globalRegistry.get(webhookBody)?.id}` } },
    },
  },
  responses: { '204': { description: 'Received; after any other answer than 2xx the message is sent again later' } },
});

function addExample(operation: Operation | undefined, example: { out: unknown; body?: unknown } | undefined): void {
  if (operation === undefined || example === undefined) return;
  const [, answer] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
  const json = answer?.content?.['application/json'];
  if (json !== undefined) json.example = example.out;
  const body = operation.requestBody?.content?.['application/json'];
  if (body !== undefined && example.body !== undefined) body.example = example.body;
}
