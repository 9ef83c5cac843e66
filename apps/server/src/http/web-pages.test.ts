import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addErrors } from './errors.ts';
import { addLocale } from './locale.ts';
import { inlineScriptHashes } from './read-web-build.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { addWebPages } from './web-pages.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (name: string) =>
  `<html data-refund-policy="guarantee" data-promo="on" data-samples="on"><head><link rel="canonical" href="https://vitrine.invalid/"><script src="/assets/a.js"></script><script>window.page = "${name}"</script></head><body>${name}</body></html>`;

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-web-'));
let app: FastifyInstance;

beforeAll(async () => {
  const files = {
    'en/index.html': page('home'),
    'fr/index.html': page('accueil'),
    'en/pricing/index.html': page('prices'),
    'fr/pricing/index.html': page('tarifs'),
    'en/__spa-fallback.html': page('fallback'),
    'fr/__spa-fallback.html': page('repli'),
    'en/__not-found.html': page('nothing'),
    'fr/__not-found.html': page('rien'),
    'routes.json': '["/","/pricing","/job-status/:jobId"]',
    'robots.txt': 'Sitemap: https://vitrine.invalid/sitemap.xml',
    'sitemap.xml': '<loc>https://vitrine.invalid/</loc>',
    'assets/a-1b2c.js': 'console.log(1)',
    'picture.svg': '<svg/>',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  writeFileSync(path.join(folder, 'assets/a-1b2c.js.br'), brotliCompressSync('console.log(1)'));
  writeFileSync(path.join(path.dirname(folder), 'outside.txt'), 'secret');
  app = fastify();
  addLocale(app);
  addErrors(app);
  await addSecurityHeaders(app, { publicUrl: 'https://vitrine.example', paddle: null, s3: null });
  await addWebPages(app, {
    webFolder: folder,
    publicUrl: 'https://vitrine.example/',
    refundPolicy: 'final',
    promo: new Date('2027-01-31T22:59:59Z'),
    samples: 'off',
    methodsOf: () => [],
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const open = (url: string, accept = 'text/html,*/*;q=0.8', headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept, ...headers } });

describe('pages', () => {
  it.each([
    ['/', 'home'],
    ['/?utm=1', 'home'],
    ['/pricing', 'prices'],
    ['/pricing/', 'prices'],
    ['/job-status/7', 'fallback'],
    ['/Job-Status/7/?x=1', 'fallback'],
    ['/job-status', 'nothing'],
    ['/job-status/7/more', 'nothing'],
    ['/no-such-page', 'nothing'],
    ['/routes.json', 'nothing'],
    ['/fr/pricing', 'nothing'],
    ['/en/index.html', 'nothing'],
    ['/%2e%2e/outside.txt', 'nothing'],
  ])('%s opens %s', async (url, name) => {
    const answer = await open(url);
    expect(answer.statusCode).toBe(name === 'nothing' ? 404 : 200);
    expect(answer.headers['x-robots-tag']).toBe(/home|prices/.test(name) ? undefined : 'noindex');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain(`<body>${name}`);
  });

  it.each([
    ['/job-status/7', '*/*', 200, 'fallback'],
    ['/job-status/7', undefined, 200, 'fallback'],
    ['/job-status/7', 'image/avif,image/*;q=0.8', 200, 'fallback'],
    ['/pricing', '*/*', 200, 'prices'],
    ['/no-such-page', '*/*', 404, 'nothing'],
    ['/no-such-page', undefined, 404, 'nothing'],
  ])('%s with Accept: %s, as curl and link previews ask, is %i', async (url, accept, status, name) => {
    const answer = await app.inject({ url, headers: accept === undefined ? {} : { accept } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.body).toContain(`<body>${name}`);
  });

  it.each(['/job-status/7', '/no-such-page'])('%s is no page for a client that asks for JSON', async (url) => {
    const answer = await open(url, 'application/json, text/plain, */*');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it.each([
    ['', {}, 'prices'],
    ['', { 'accept-language': 'fr-CA, en;q=0.5' }, 'tarifs'],
    ['', { 'accept-language': 'ja' }, 'prices'],
    ['', { 'accept-language': 'en', cookie: 'theme=dark; language=fr' }, 'tarifs'],
    ['', { 'accept-language': 'fr', cookie: 'language=en' }, 'prices'],
    ['', { 'accept-language': 'fr', cookie: 'language=tlh' }, 'prices'],
    ['?lang=fr', { 'accept-language': 'en', cookie: 'language=en' }, 'tarifs'],
    ['?lang=en', { cookie: 'language=fr' }, 'prices'],
    ['?lang=tlh', { 'accept-language': 'fr' }, 'prices'],
    ['?lang=tlh', { cookie: 'language=fr' }, 'tarifs'],
  ])('are in the reader’s language: /pricing%s with %j is %s', async (query, headers, name) => {
    const answer = await open(`/pricing${query}`, 'text/html', headers);
    expect(answer.body).toContain(`<body>${name}`);
    expect(answer.headers['content-language']).toBe(name === 'tarifs' ? 'fr' : 'en');
    expect(answer.headers.vary).toBe('cookie, accept-language, accept-encoding');
  });

  it('report a missing page in the reader’s language, however often it is requested', async () => {
    const answer = await open('/nope', 'text/html', { 'accept-language': 'fr' });
    expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('<body>rien')]);
    const again = await open('/nope', 'text/html', {
      'if-none-match': String(answer.headers.etag),
      cookie: 'language=fr',
    });
    expect(again.statusCode).toBe(404);
  });

  it('remember a language chosen by the address, and no other', async () => {
    expect((await open('/?lang=fr')).headers['set-cookie']).toMatch(
      /^language=fr; Path=\/; Max-Age=\d+; SameSite=Lax$/,
    );
    expect((await open('/?lang=tlh')).headers['set-cookie']).toBeUndefined();
    expect((await open('/', 'text/html', { 'accept-language': 'fr' })).headers['set-cookie']).toBeUndefined();
  });

  it('are not sent again to a client that has them, except in another language', async () => {
    const { etag } = (await open('/pricing')).headers;
    const again = await open('/pricing', 'text/html', { 'if-none-match': `"x", ${String(etag)}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const french = await open('/pricing', 'text/html', { 'if-none-match': String(etag), cookie: 'language=fr' });
    expect(french.statusCode).toBe(200);
  });

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('are compressed for clients that accept %s', async (accepted, encoding, decode) => {
    const answer = await open('/pricing', 'text/html', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decode(answer.rawPayload).toString()).toContain('<body>prices');
  });

  it('contain the refund policy, the end of an offer, and whether samples are hidden', async () => {
    expect((await open('/')).body).toContain(
      '<html data-refund-policy="final" data-promo="2027-01-31T22:59:59.000Z" data-samples="off">',
    );
  });

  it('contain the public address, as do sitemap and robots.txt', async () => {
    expect((await open('/')).body).toContain('<link rel="canonical" href="https://vitrine.example/">');
    const sitemap = await open('/sitemap.xml', '*/*');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemap.body).toBe('<loc>https://vitrine.example/</loc>');
    expect((await open('/robots.txt', '*/*')).body).toBe('Sitemap: https://vitrine.example/sitemap.xml');
  });

  it('may run only their own inline scripts', async () => {
    const policy = String((await open('/pricing?lang=fr')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${sha256('window.page = "tarifs"')};`);
    expect(policy).not.toContain(sha256('window.page = "home"'));
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('send no referrer, and require https if PUBLIC_URL has it', async () => {
    expect((await open('/')).headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age'),
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('files', () => {
  it('with a hash in their name are cached for ever, compressed if the build did it', async () => {
    const plain = await app.inject('/assets/a-1b2c.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toContain('javascript');
    const packed = await app.inject({ url: '/assets/a-1b2c.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) });
    expect(packed.headers['content-type']).toContain('javascript');
  });

  it('carry no content security policy, but nosniff', async () => {
    const { headers } = await app.inject('/assets/a-1b2c.js');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  it('without a hash are revalidated', async () => {
    expect((await app.inject('/picture.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each(['/assets/gone.js', '/../outside.txt', '/%2e%2e/outside.txt'])(
    '%s is not found for a program',
    async (url) => {
      expect((await open(url, '*/*')).statusCode).toBe(404);
    },
  );

  it('do not accept POST', async () => {
    expect((await app.inject({ method: 'POST', url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(404);
  });
});

it('have each inline script hashed once, byte for byte', () => {
  const html =
    '<script>a</script><script type="module">\n b </script><script src="/x.js"></script><SCRIPT>a</SCRIPT><script type="application/ld+json">{}</script>';
  expect(inlineScriptHashes(html)).toEqual([sha256('a'), sha256('\n b ')]);
});
