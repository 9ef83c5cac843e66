import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { AppError, type GalleryItem, type InterfaceLocale } from '@vitrine/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../http/route.ts';
import { type GalleryFile, pictureName, readGalleryFiles } from './gallery-files.ts';
import { listGallery } from './list-gallery.ts';

type PictureParams = { product: string; file: string };

/** Our own public examples and their pictures. */
export const galleryRoutes: FastifyPluginAsync = async (app) => {
  let known: ReadonlyMap<string, GalleryFile> | undefined;
  const files = () => (known ??= readGalleryFiles());
  const answers = new Map<InterfaceLocale, { items: GalleryItem[]; etag: string }>();
  const answerIn = (locale: InterfaceLocale) => {
    const before = answers.get(locale);
    if (before !== undefined) return before;
    const items = listGallery(files(), locale);
    const hash = createHash('sha256').update(JSON.stringify(items)).digest('base64url').slice(0, 22);
    const answer = { items, etag: `W/"${hash}"` };
    answers.set(locale, answer);
    return answer;
  };

  // 304 for clients that already have the answer (RFC 9110, section 13.1.2).
  app.addHook('onSend', async (request, reply, payload) => {
    const had = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
    if (reply.statusCode !== 200 || !had.includes(String(reply.getHeader('etag')))) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
  const options = { auth: 'none' as const, tags: ['gallery'], summary: 'Examples: our own photos and their sets' };
  route(app, 'GET /gallery', options, async ({ locale, reply }) => {
    const { items, etag } = answerIn(locale);
    reply.headers({
      etag,
      'cache-control': 'public, max-age=3600',
      'content-language': locale,
      vary: 'accept-language',
    });
    return { items, next_cursor: null };
  });
  app.get<{ Params: PictureParams }>('/gallery/:product/:file', { schema: { hide: true } }, async (request, reply) => {
    const { product, file } = request.params;
    const found = files().get(pictureName(product, file.replace(/\.webp$/, '')));
    if (found === undefined || !file.endsWith('.webp')) throw new AppError('not_found');
    reply.headers({ etag: `"${found.hash}"`, 'cache-control': 'public, max-age=31536000, immutable' });
    return reply.type('image/webp').send(createReadStream(found.path));
  });
};
