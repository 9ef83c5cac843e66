import { mailbox, mailboxQuery } from '@vitrine/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../../database/db.ts';
import { readMailbox } from './read-mailbox.ts';

type Query = { Querystring: z.infer<typeof mailboxQuery> };

const schema = { hide: true, querystring: mailboxQuery, response: { 200: mailbox } };

/** GET /api/dev/mailbox: the mailbox of development and tests. */
export const mailboxRoutes =
  ({ db }: { db: Db }): FastifyPluginAsync =>
  async (app) => {
    app.get<Query>('/dev/mailbox', { schema }, (request) => readMailbox(db, request.query.to));
  };

/** GET /dev/mailbox: the same; a browser gets the page. */
export const mailboxPageRoutes =
  ({ db }: { db: Db }): FastifyPluginAsync =>
  async (app) => {
    app.get<Query>('/dev/mailbox', { schema }, (request, reply) => {
      reply.header('vary', 'accept');
      const isBrowser = request.headers.accept?.includes('text/html') === true;
      if (!isBrowser) return readMailbox(db, request.query.to);
      reply.callNotFound();
      return undefined;
    });
  };
