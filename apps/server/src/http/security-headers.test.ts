import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addSecurityHeaders, type SecurityOptions } from './security-headers.ts';

const HERE = { publicUrl: 'http://localhost:3000', paddle: null, s3: null };

async function answerWith(options: SecurityOptions) {
  const app = fastify();
  await addSecurityHeaders(app, options);
  app.get('/api/me', async () => ({ id: 1 }));
  app.get('/api/file', async (_request, reply) => reply.header('cache-control', 'private, max-age=60').send('x'));
  app.get('/page', async (_request, reply) =>
    reply.header('content-security-policy', app.pagePolicy(["'sha256-abc'"])).send('x'),
  );
  const headersOf = async (url: string) => (await app.inject(url)).headers;
  const [api, file, page] = [await headersOf('/api/me'), await headersOf('/api/file'), await headersOf('/page')];
  await app.close();
  return { api, file, page };
}

/** The sources of a directive. */
const sources = (policy: unknown, name: string): string[] | undefined =>
  String(policy)
    .split('; ')
    .map((text) => text.split(' '))
    .find(([directive]) => directive === name)
    ?.slice(1);

describe('the content security policy', () => {
  it('allows a page with the sandbox checkout to load nothing from elsewhere', async () => {
    const { page } = await answerWith(HERE);
    const policy = page['content-security-policy'];
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(sources(policy, 'script-src')).toEqual(["'self'", "'sha256-abc'"]);
    expect(sources(policy, 'frame-src')).toEqual(["'none'"]);
  });

  it('allows pictures from the bucket if browsers are redirected to it', async () => {
    const s3 = { bucket: 'shop', region: 'eu-central-1', credentials: null, prefix: '', isDirect: true };
    const imagesOf = async (endpoint: string | null, isDirect: boolean) => {
      const { page } = await answerWith({ ...HERE, s3: { ...s3, endpoint, isDirect } });
      return sources(page['content-security-policy'], 'img-src')?.slice(3);
    };
    expect(await imagesOf('https://objects.example:9000/path', true)).toEqual(['https://objects.example:9000']);
    expect(await imagesOf(null, true)).toEqual(['https://shop.s3.eu-central-1.amazonaws.com']);
    expect(await imagesOf('https://objects.example', false)).toEqual([]);
  });

  it.each([
    ['production', ''],
    ['sandbox', 'sandbox-'],
  ] as const)('allows the card form of Paddle’s %s environment and nothing else', async (environment, prefix) => {
    const { page, api } = await answerWith({ ...HERE, paddle: { environment } });
    const policy = page['content-security-policy'];
    expect(sources(policy, 'script-src')).toEqual(["'self'", "'sha256-abc'", 'https://cdn.paddle.com/paddle/']);
    expect(sources(policy, 'style-src')).toContain(`https://${prefix}cdn.paddle.com/paddle/v2/assets/css/`);
    expect(sources(policy, 'frame-src')).toEqual([
      `https://${prefix}buy.paddle.com`,
      `https://${prefix}cdn.paddle.com/paddle/v2/error.html`,
    ]);
    const hosts = [...String(policy).matchAll(/https:\/\/([^/ ;]+)/g)].map(([, host]) => host);
    const allowed = ['cdn', 'buy', 'api', 'create-checkout'].map((name) => `${prefix}${name}.paddle.com`);
    expect([...allowed, 'cdn.paddle.com']).toEqual(expect.arrayContaining(hosts));
    expect(api['content-security-policy']).not.toContain('paddle');
  });
});

describe('the other headers', () => {
  it('are sent with every answer', async () => {
    const { api } = await answerWith(HERE);
    expect(api).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('microphone=(), '),
    });
    expect(api['permissions-policy']).toContain('payment=()');
    expect(api['permissions-policy']).toContain('camera=(self)');
    expect(api['strict-transport-security']).toBeUndefined();
  });

  it('allow wallets in the card form, and require https if PUBLIC_URL has it', async () => {
    const { page } = await answerWith({
      ...HERE,
      publicUrl: 'https://shop.example',
      paddle: { environment: 'production' },
    });
    expect(page).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin',
      'permissions-policy': expect.stringContaining('payment=(self "https://buy.paddle.com")'),
      'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
    });
  });

  it('keep API answers out of every cache, unless the answer says otherwise', async () => {
    const { api, file } = await answerWith(HERE);
    expect(api['cache-control']).toBe('no-store');
    expect(file['cache-control']).toBe('private, max-age=60');
  });
});
