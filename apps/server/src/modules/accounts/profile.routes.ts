import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { AccountsParts } from './accounts-parts.ts';
import { becomeFirstAdministrator } from './become-first-administrator.ts';
import { changeProfile } from './change-profile.ts';

/** The profile, on an app that takes forms. */
export function addProfileRoutes(app: FastifyInstance, parts: AccountsParts): void {
  route(
    app,
    'PUT /user/profile',
    { auth: 'required', tags: ['accounts'], summary: 'Change name and language (form data or JSON)' },
    ({ body, userId, locale }) => changeProfile(parts, userId, body, locale),
  );
  route(
    app,
    'POST /user/first-administrator',
    {
      auth: 'required',
      tags: ['accounts'],
      summary: 'Become the first administrator, by the token of the first start',
      perMinute: 20,
    },
    ({ body, userId, locale }) => becomeFirstAdministrator(parts, { ...body, userId, locale }),
  );
}
