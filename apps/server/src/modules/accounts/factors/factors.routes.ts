import type { FastifyInstance } from 'fastify';
import { type Context, route } from '../../../http/route.ts';
import type { AccountsParts } from '../accounts-parts.ts';
import { clientOf } from '../client-of.ts';
import { addPasskey } from './add-passkey.ts';
import { askForPasskey } from './ask-for-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { beginTotp } from './begin-totp.ts';
import { confirmTotp } from './confirm-totp.ts';
import { giveProof, type Holder } from './give-proof.ts';
import { listOwnFactors } from './list-own-factors.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { removePasskey } from './remove-passkey.ts';
import { removeTotp } from './remove-totp.ts';
import { renameOwnPasskey } from './rename-own-passkey.ts';

const own = (summary: string) => ({ auth: 'required' as const, tags: ['accounts'], summary, perMinute: 60 });

type Asked = Pick<Context<'GET /auth/factors'>, 'userId' | 'request' | 'locale'>;
const holderOf = (context: Asked): Holder => ({
  userId: context.userId,
  sessionId: context.request.sessionId,
  client: clientOf(context),
});

/** The second factors of the caller's account. */
export function addFactorRoutes(app: FastifyInstance, parts: AccountsParts): void {
  route(app, 'GET /auth/factors', own('Second factors of the account'), ({ userId, request }) =>
    listOwnFactors(parts, userId, request.sessionId),
  );
  route(app, 'POST /auth/proof', own('Prove for ten minutes that the caller owns the account'), async (context) => {
    const until = await giveProof(parts, holderOf(context), context.body.proof);
    return { proven_until: until.toISOString() };
  });
  route(
    app,
    'POST /auth/proof/passkey-options',
    own('Options for signing with a passkey of the account'),
    ({ userId }) => askForPasskey(parts, { purpose: 'prove', userId }),
  );
  route(app, 'POST /auth/recovery-codes', own('Replace the recovery codes by ten new ones'), async (context) => ({
    recovery_codes: await makeRecoveryCodes(parts, holderOf(context)),
  }));
  addTotpRoutes(app, parts);
  addPasskeyRoutes(app, parts);
}

function addTotpRoutes(app: FastifyInstance, parts: AccountsParts): void {
  route(app, 'POST /auth/totp', own('Start the set-up of an authenticator app'), (context) =>
    beginTotp(parts, holderOf(context)),
  );
  route(app, 'POST /auth/totp/confirm', own('Complete the set-up with the app’s first code'), async (context) => ({
    recovery_codes: await confirmTotp(parts, holderOf(context), context.body.code),
  }));
  route(app, 'DELETE /auth/totp', own('Remove the authenticator app'), async (context) => {
    await removeTotp(parts, holderOf(context));
    return undefined;
  });
}

function addPasskeyRoutes(app: FastifyInstance, parts: AccountsParts): void {
  route(app, 'POST /auth/passkeys/options', own('Start adding a passkey'), (context) =>
    beginPasskey(parts, holderOf(context)),
  );
  route(app, 'POST /auth/passkeys', own('Add the passkey that the browser made'), (context) =>
    addPasskey(parts, holderOf(context), context.body),
  );
  route(app, 'PATCH /auth/passkeys/:id', own('Rename a passkey'), ({ userId, params, body }) =>
    renameOwnPasskey(parts.db, userId, { id: params.id, name: body.name }),
  );
  route(app, 'DELETE /auth/passkeys/:id', own('Remove a passkey'), async (context) => {
    await removePasskey(parts, holderOf(context), context.params.id);
    return undefined;
  });
}
