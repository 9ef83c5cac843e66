import { AppError, calls, type Problem } from '@vitrine/contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addErrors } from './errors.ts';
import { addJsonBody } from './json-body.ts';
import { rememberMethods } from './known-methods.ts';
import { addLimits } from './limits.ts';
import { addLocale } from './locale.ts';
import { validatorCompiler } from './validate-input.ts';
import { addWebPages } from './web-pages.ts';

const logged: unknown[] = [];
const silent = () => {};
const logger: FastifyBaseLogger = {
  level: 'error',
  fatal: silent,
  warn: silent,
  info: silent,
  debug: silent,
  trace: silent,
  silent,
  error: (entry: unknown) => void logged.push(entry),
  child: () => logger,
};

const body = z.object({
  name: z.string().min(3).max(5),
  size: z.literal(['small', 'large']),
  tags: z.array(z.string()).min(1).max(2),
  pair: z.array(z.int()).length(2),
  count: z.int().min(1).max(9),
  email: z.email(),
  either: z.union([z.string(), z.array(z.string())]).optional(),
});
const good = { name: 'abcd', size: 'small', tags: ['a'], pair: [1, 2], count: 5, email: 'a@b.example' };

let app: FastifyInstance;

beforeAll(async () => {
  app = fastify({ loggerInstance: logger, bodyLimit: 2000 });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addLocale(app);
  addErrors(app);
  addJsonBody(app);
  const methodsOf = rememberMethods(app);
  await app.register(
    async (api) => {
      await addLimits(api, 1000);
      api.post('/things', { schema: { body } }, async () => ({ fine: true }));
      api.get('/things/:id', { schema: { params: z.object({ id: z.uuid() }) } }, async () => ({ fine: true }));
      api.get('/rare', { config: { rateLimit: { max: 1, timeWindow: 60_000 } } }, async () => ({ fine: true }));
      api.get('/broken', async () => {
        throw new Error('the password is hunter2');
      });
      api.get('/full', async () => {
        throw new Error('write failed', { cause: Object.assign(new Error('no space'), { code: 'ENOSPC' }) });
      });
      api.get('/busy', async () => {
        throw new AppError('rate_limited', { retryAfterSeconds: 12.2 });
      });
      api.get('/empty', { schema: { response: { 204: calls['POST /auth/logout'].out } } }, async (_request, reply) =>
        reply.code(204).send(),
      );
    },
    { prefix: '/api' },
  );
  await addWebPages(app, {
    webFolder: '/nowhere',
    publicUrl: 'http://localhost',
    refundPolicy: 'guarantee',
    promo: 'on',
    samples: 'on',
    methodsOf,
  });
  await app.ready();
});
afterAll(() => app.close());

const post = (payload: unknown, locale = 'en') =>
  app.inject({
    method: 'POST',
    url: '/api/things',
    headers: { 'content-type': 'application/json', 'accept-language': locale },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

describe('invalid input', () => {
  it.each([
    [{ name: 'ab' }, 'name', 'Use at least 3 characters.'],
    [{ name: 'abcdef' }, 'name', 'Use at most 5 characters.'],
    [{ name: undefined }, 'name', 'This field is required.'],
    [{ name: '' }, 'name', 'This field is required.'],
    [{ name: 7 }, 'name', 'This value has the wrong form.'],
    [{ size: 'huge' }, 'size', 'This value is not one of those allowed.'],
    [{ size: undefined }, 'size', 'This field is required.'],
    [{ tags: [] }, 'tags', 'Give at least 1 of these.'],
    [{ tags: ['a', 'b', 'c'] }, 'tags', 'Give at most 2 of these.'],
    [{ tags: ['a', 1] }, 'tags.1', 'This value has the wrong form.'],
    [{ pair: [1] }, 'pair', 'Give exactly 2 of these.'],
    [{ pair: [1, 2, 3] }, 'pair', 'Give exactly 2 of these.'],
    [{ count: 0 }, 'count', 'The smallest value is 1.'],
    [{ count: 10 }, 'count', 'The largest value is 9.'],
    [{ count: 1.5 }, 'count', 'This value has the wrong form.'],
    [{ email: 'nobody' }, 'email', 'This is not an e-mail address.'],
    [{ either: 3 }, 'either', 'This value has the wrong form.'],
    [{ name: 'ab\0c' }, 'name', 'This value has the wrong form.'],
    [{ tags: ['a', '\0'] }, 'tags.1', 'This value has the wrong form.'],
  ])('is reported with its field: %j', async (wrong, field, message) => {
    const answer = await post({ ...good, ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json<Problem>()).toMatchObject({ code: 'invalid_input', status: 422, errors: [{ field, message }] });
  });

  it('names every field that is missing, with a body or without', async () => {
    for (const payload of ['', '{}']) {
      const { errors } = (await post(payload)).json<Problem>();
      expect(errors?.map(({ field }) => field)).toEqual(['name', 'size', 'tags', 'pair', 'count', 'email']);
    }
  });

  it('is reported for a parameter too', async () => {
    const answer = await app.inject('/api/things/7');
    expect(answer.json<Problem>()).toMatchObject({ code: 'invalid_input', errors: [{ field: 'id' }] });
  });

  it.each([
    ['fr', 'Ce champ est obligatoire.'],
    ['es', 'Este campo es obligatorio.'],
    ['de', 'Dieses Feld wird benötigt.'],
    ['ar', 'هذا الحقل مطلوب.'],
  ])('is reported in the requested language (%s)', async (locale, message) => {
    const answer = await post({ ...good, name: undefined }, locale);
    expect(answer.headers['content-language']).toBe(locale);
    expect(answer.json<Problem>().errors).toEqual([{ field: 'name', message }]);
  });
});

describe('a request that cannot be served', () => {
  it.each(['{"name":', '[', '{"__proto__":{}}'])('gets malformed_request: %s', async (payload) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([400, 'malformed_request']);
  });

  it('gets request_too_large for a body over the limit', async () => {
    const answer = await post({ name: 'x'.repeat(3000) });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([413, 'request_too_large']);
  });

  it('gets a problem document for an unknown call, never a page', async () => {
    const answer = await app.inject({ url: '/api/nothing', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'not_found']);
  });

  it('gets the allowed methods of its address', async () => {
    const answer = await app.inject({ method: 'PUT', url: '/api/things/7' });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([405, 'method_not_allowed']);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('gets the time to wait', async () => {
    expect((await app.inject('/api/busy')).headers['retry-after']).toBe('13');
    await app.inject('/api/rare');
    const answer = await app.inject('/api/rare');
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([429, 'rate_limited']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

it('limits count the addresses of one IPv6 network as one', async () => {
  const ask = (remoteAddress: string) => app.inject({ url: '/api/rare', remoteAddress });
  expect((await ask('2001:db8:7:7::1')).statusCode).toBe(200);
  expect((await ask('2001:db8:7:7:ffff::2')).statusCode).toBe(429);
  expect((await ask('2001:db8:7:8::1')).statusCode).toBe(200);
});

describe('an unexpected error', () => {
  it('is logged, and reported without details', async () => {
    logged.length = 0;
    const answer = await app.inject('/api/broken');
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([500, 'internal_error']);
    expect(answer.body).not.toContain('hunter2');
    expect(logged).toEqual([{ err: expect.objectContaining({ message: 'the password is hunter2' }) }]);
  });

  it('reports a cause that the caller can act on', async () => {
    const answer = await app.inject('/api/full');
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([507, 'storage_full']);
  });
});

it('a 204 answer has no body', async () => {
  const answer = await app.inject('/api/empty');
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
});
