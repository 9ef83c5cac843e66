import { randomBytes } from 'node:crypto';
import type { Db } from '../../database/db.ts';
import { sealSecret } from '../accounts/index.ts';

/** A new endpoint secret in Standard Webhooks format, and its stored form. */
export async function newSecret(db: Db, endpointId: string): Promise<{ secret: string; sealedSecret: string }> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return { secret, sealedSecret: await sealSecret(db, endpointId, secret, 'webhooks') };
}
