import { z } from 'zod';
import { type ListAnswer, tellable } from './answer-list.ts';
import { type ListQuery, listQuery } from './requests.ts';

/** The input of an API call. */
export interface Asked {
  /** The id in the address; empty where there is none. */
  id: string;
  query: ListQuery;
  body: unknown;
  /** The whole address. */
  address: string;
}

/** One call of Paddle's API: `POST /customers`, and what it answers. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  run: (asked: Asked) => Promise<object>;
}

const params = z.object({ id: z.string().default('') });

/** Converts a request to the input of a call. @throws ZodError */
export function toAsked(request: { params: unknown; query: unknown; body: unknown; host: string; url: string }): Asked {
  return {
    id: params.parse(request.params).id,
    query: listQuery.parse(request.query),
    body: request.body ?? undefined,
    address: `http://${request.host}${request.url}`,
  };
}

/** One entity, as Paddle wraps it. */
export const one = (entity: object) => ({ data: tellable(entity), meta: {} });

/** A page of them. */
export const many = ({ data, pagination }: ListAnswer) => ({ data, meta: { pagination } });
