import { type ApiScope, type CallName, type CallOut, type Calls, calls, type InterfaceLocale } from '@vitrine/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';

/** The input after validation: defaults filled in, strings trimmed. */
type Validated<N extends CallName> = {
  [K in Extract<keyof Calls[N], 'params' | 'query' | 'body'>]: Calls[N][K] extends z.ZodType
    ? z.output<Calls[N][K]>
    : never;
};

/** The argument of a handler: validated input, the caller, and the language of the answer. */
export type Context<N extends CallName> = Validated<N> & {
  /** Empty string if the call needs no session. */
  userId: string;
  locale: InterfaceLocale;
  request: FastifyRequest;
  reply: FastifyReply;
};

export interface RouteOptions {
  /** `required`: a bearer access token, else 401. `admin`: of an administrator, else 403. */
  auth: 'required' | 'none' | 'admin';
  /** The scope that an API key needs for it; left out: sessions only. */
  key?: ApiScope;
  tags: string[];
  summary: string;
  /** Requests per address and minute. */
  perMinute?: number;
}

/**
 * Registers one call of the contract's table: its schemas validate the input and shape the output, its status is the answer's,
 * and the handler only maps HTTP to a use case.
 */
export function route<N extends CallName>(
  app: FastifyInstance,
  name: N,
  options: RouteOptions,
  handler: (context: Context<N>) => Promise<CallOut<N>>,
): void {
  const [method, url] = name.split(' ') as [HTTPMethods, string];
  const call = calls[name];
  app.route({
    method,
    url,
    schema: {
      // Administrators' calls are not documented publicly.
      hide: options.auth === 'admin',
      tags: options.tags,
      summary: options.summary,
      ...('params' in call && { params: call.params }),
      ...('query' in call && { querystring: call.query }),
      ...('body' in call && { body: call.body }),
      response: { [call.status]: call.out },
      ...(options.auth !== 'none' && { security: securityOf(options.key) }),
    },
    config: {
      ...(options.key !== undefined && { keyScope: options.key }),
      ...(options.perMinute !== undefined && { rateLimit: { max: options.perMinute, timeWindow: 60_000 } }),
    },
    ...(options.auth === 'required' && { preHandler: app.requireUser }),
    ...(options.auth === 'admin' && { preHandler: app.requireAdmin }),
    handler: async (request, reply) => {
      const out = await handler(contextOf(request, reply));
      return reply.code(call.status).send(call.status === 204 ? undefined : out);
    },
  });
}

/** The security requirement in the OpenAPI document. */
export const securityOf = (key: ApiScope | undefined): Record<string, string[]>[] => [
  { bearer: [] },
  ...(key === undefined ? [] : [{ apiKey: [] }]),
];

/** The context of a request whose input Fastify has validated against the schemas of call `N`. */
function contextOf<N extends CallName>(request: FastifyRequest, reply: FastifyReply): Context<N> {
  const { params, query, body, userId, locale } = request;
  return { params, query, body, userId, locale, request, reply } as Context<N>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** preHandler: verifies the bearer access token or API key and sets `request.userId`, or answers 401 or 403. */
    requireUser: (request: FastifyRequest, reply?: FastifyReply) => Promise<void>;
  }
  interface FastifyContextConfig {
    keyScope?: ApiScope;
  }
  interface FastifyRequest {
    /** Set by requireUser; empty before. */
    userId: string;
    /** Interface language best matching Accept-Language. */
    locale: InterfaceLocale;
  }
}
