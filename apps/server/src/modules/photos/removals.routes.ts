import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { PhotosParts } from './photos-parts.ts';
import { presentPhoto } from './present-photo.ts';
import { removePhoto } from './remove-photo.ts';
import { restorePhoto } from './restore-photo.ts';

const options = (summary: string) => ({
  auth: 'required' as const,
  key: 'create' as const,
  tags: ['photos'],
  summary,
});

/** Deleting and restoring a photo. */
export function addRemovalRoutes(app: FastifyInstance, parts: PhotosParts): void {
  route(app, 'DELETE /images/:id', options('Remove a photo'), async ({ userId, params }) => {
    await removePhoto(parts, userId, params.id);
    return undefined;
  });
  route(
    app,
    'POST /images/:id/restore',
    options('Restore a removed photo that a job still uses'),
    async ({ userId, locale, params }) =>
      presentPhoto(await restorePhoto(parts.db, userId, params.id), parts.storage, locale),
  );
}
