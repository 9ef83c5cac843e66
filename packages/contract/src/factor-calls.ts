import { z } from 'zod';
import { session } from './accounts.contract.ts';
import {
  newPasskeyBody,
  ownFactors,
  ownPasskey,
  passkeyAdded,
  passkeyNameBody,
  passkeyOptions,
  passkeySignInBody,
  proofBody,
  proven,
  recoveryCodes,
  secondStepBody,
  stepTokenBody,
  totpAdded,
  totpCodeBody,
  totpSetUp,
} from './factors.contract.ts';

const idParams = z.object({ id: z.uuid() });

/** Calls for second factors. Changes need a proof within the last ten minutes (`proof_needed`). */
export const factorCalls = {
  'GET /auth/factors': { status: 200, out: ownFactors },
  'POST /auth/proof': { body: proofBody, status: 200, out: proven },
  'POST /auth/proof/passkey-options': { status: 200, out: passkeyOptions },
  /** If repeated before a code was entered, the last secret counts. */
  'POST /auth/totp': { status: 200, out: totpSetUp },
  'POST /auth/totp/confirm': { body: totpCodeBody, status: 200, out: totpAdded },
  /** Idempotent. */
  'DELETE /auth/totp': { status: 204, out: z.undefined() },
  'POST /auth/passkeys/options': { status: 200, out: passkeyOptions },
  'POST /auth/passkeys': { body: newPasskeyBody, status: 201, out: passkeyAdded },
  'PATCH /auth/passkeys/:id': { params: idParams, body: passkeyNameBody, status: 200, out: ownPasskey },
  'DELETE /auth/passkeys/:id': { params: idParams, status: 204, out: z.undefined() },
  /** The previous codes become invalid. */
  'POST /auth/recovery-codes': { status: 200, out: recoveryCodes },

  'POST /auth/second-step': { body: secondStepBody, status: 200, out: session },
  'POST /auth/second-step/passkey-options': { body: stepTokenBody, status: 200, out: passkeyOptions },
  'POST /auth/passkey-sign-in/options': { status: 200, out: passkeyOptions },
  /** With a guest's session: the guest's work moves to the account. */
  'POST /auth/passkey-sign-in': { body: passkeySignInBody, status: 200, out: session },
} as const;
