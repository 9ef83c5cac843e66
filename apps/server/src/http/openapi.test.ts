import { calls, redirects, streams } from '@vitrine/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTokensOf } from '../modules/accounts/access-tokens.ts';
import { fixedRing } from '../keys/open-key-ring.ts';
import { signingKey } from '../keys/signing-key.ts';
import type { Db } from '../database/db.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { OpenApiDocument } from './openapi-document.ts';

let test: TestApp;
let document: OpenApiDocument;

beforeAll(async () => {
  test = await createTestApp({ db: {} as Db }, { tokens: accessTokensOf(fixedRing([signingKey('a key')])) });
  document = (await test.ask('GET /api/openapi.json')).json<OpenApiDocument>();
});
afterAll(() => test.app.close());

const isAdmins = (name: string): boolean => name.includes(' /admin/');
const documented = () =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      operation,
    })),
  );

describe('the OpenAPI document', () => {
  it('contains every call of the contract except the administrators’, and no other', () => {
    const names = documented().map(({ name }) => name);
    const open = [calls, streams, redirects].flatMap((table) => Object.keys(table)).filter((name) => !isAdmins(name));
    expect(names.toSorted()).toEqual(open.toSorted());
    expect(JSON.stringify(document)).not.toContain('/admin/');
  });

  it('states each call’s status, content and failure', () => {
    const told = documented().map(({ name, operation }) => {
      const { default: problem, ...others } = operation.responses;
      const contents = Object.entries(others).map(([status, { content }]) => [status, content !== undefined]);
      return [name, Object.keys(problem?.content ?? {}), contents];
    });
    const open = Object.entries(calls).filter(([name]) => !isAdmins(name));
    const wanted = open.map(([name, { status }]) => [
      name,
      ['application/problem+json'],
      [[String(status), status !== 204]],
    ]);
    expect(told).toEqual(expect.arrayContaining(wanted));
  });

  it('states that a redirect never answers with a document', () => {
    const told = documented().filter(({ name }) => name in redirects);
    expect(told.map(({ operation }) => Object.entries(operation.responses))).toEqual(
      told.map(() => [['302', { description: expect.stringContaining('redirect') }]]),
    );
  });

  it('has no missing and no unused schemas', () => {
    const text = JSON.stringify(document);
    const names = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name));
    expect(Object.keys(document.components?.schemas ?? {}).toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual(
      [...names].toSorted((a, b) => a.localeCompare(b, 'en')),
    );
  });

  it('states which calls need a session', () => {
    const open = documented().filter(({ operation }) => operation.security === undefined);
    const names = open.map(({ name }) => name).filter((name) => !name.startsWith('POST /auth/'));
    expect(names.toSorted()).toEqual([
      'GET /auth/google',
      'GET /auth/google/callback',
      'GET /auth/ways',
      'GET /categories',
      'GET /gallery',
      'GET /languages',
      'GET /payments/subscription/plans',
      'GET /presets',
      'GET /styles',
      'POST /payments/webhooks/paddle',
    ]);
  });
});

describe('the reference page', () => {
  it('shows every call and every error, without scripts', async () => {
    const page = await test.ask('GET /docs');
    expect(page.body).toContain('<code>apiKey</code>');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { name } of documented()) {
      expect(page.body).toContain(name.replaceAll(/:(\w+)/g, '{$1}'));
    }
    expect(page.body).not.toContain('/admin/');
    expect(page.body).toContain('id="error-insufficient_credits"');
    expect(page.body).not.toMatch(/<script|https?:\/\//);
  });
});
