import type { Db } from '../../../database/db.ts';
import { answerList } from './answer-list.ts';
import { type ApiCall, many, one } from './api-call.ts';
import type { Entities, Kind } from './entities.ts';
import { notFound } from './paddle-error.ts';
import type { Sandbox } from './sandbox.ts';
import { findEntity } from './sandbox.repository.ts';

/** Answers with one entity of a kind, or with a page of it. */
export const readCalls = ({ db }: Sandbox, path: string, kind: Kind): ApiCall[] => [
  { method: 'GET', path, run: async ({ query, address }) => many(await answerList(db, kind, query, address)) },
  { method: 'GET', path: `${path}/:id`, run: async ({ id }) => one(await readEntity(db, kind, id)) },
];

/** @throws PaddleError not_found */
export async function readEntity<K extends Kind>(db: Db, kind: K, id: string): Promise<Entities[K]> {
  const entity = await findEntity(db, kind, id);
  if (entity === null) throw notFound(id);
  return entity;
}
