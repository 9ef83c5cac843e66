import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../http/route.ts';
import { clientOf } from '../accounts/index.ts';
import type { EmailsParts } from '../emails/index.ts';
import { listApiKeys } from './api-keys.repository.ts';
import { createApiKey } from './create-api-key.ts';
import { presentApiKey } from './present-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';

const own = (summary: string) => ({ auth: 'required' as const, tags: ['API keys'], summary, perMinute: 120 });

export const apiKeysRoutes =
  (parts: EmailsParts): FastifyPluginAsync =>
  async (app) => {
    const { db } = parts;
    route(app, 'GET /api-keys', own('API keys of the account'), async ({ userId }) => ({
      items: (await listApiKeys(db, userId)).map(presentApiKey),
    }));
    route(app, 'POST /api-keys', own('Create an API key; only this answer contains it'), (context) => {
      const { userId, request, body } = context;
      return createApiKey(parts, { userId, sessionId: request.sessionId, body, client: clientOf(context) });
    });
    route(app, 'DELETE /api-keys/:id', own('Revoke an API key, at once'), async (context) => {
      await revokeApiKey(db, context.userId, context.params.id, clientOf(context));
      return undefined;
    });
  };
