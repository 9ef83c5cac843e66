import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { AccountsParts } from './accounts-parts.ts';
import { changeProfile } from './change-profile.ts';

/** The profile, on an app that takes forms. */
export function addProfileRoutes(app: FastifyInstance, parts: AccountsParts): void {
  route(
    app,
    'PUT /user/profile',
    { auth: 'required', tags: ['accounts'], summary: 'Change name and language (form data or JSON)' },
    ({ body, userId, locale }) => changeProfile(parts, userId, body, locale),
  );
}
