import { AppError } from '@vitrine/contract';
import { errors, jwtVerify, type JWTHeaderParameters, SignJWT } from 'jose';
import type { KeyRing } from '../../keys/open-key-ring.ts';

const ISSUER = 'vitrine';
const AUDIENCE = 'vitrine-api';
const TYPE = 'at+jwt';
/** Seconds an access token lives. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** The identity in an access token. */
export interface Identity {
  userId: string;
  sessionId: string;
}

export interface AccessTokens {
  /** `expiresAt` in Unix seconds. */
  sign(identity: Identity, expiresAt: number): Promise<string>;
  /** @throws AppError session_expired if it has expired, unauthorized if it is not ours */
  verify(token: string): Promise<Identity>;
}

/**
 * Access tokens as signed JWTs (RFC 9068, HS256) under the newest key; tokens of older keys are valid until they expire. A token
 * names its key (`kid`); one without a name was made with the oldest.
 */
export function accessTokensOf(keys: KeyRing): AccessTokens {
  const find = ({ kid }: Partial<JWTHeaderParameters>) => {
    const known = keys.verifying();
    return kid === undefined ? known.at(-1) : known.find((key) => key.kid === kid);
  };
  const keyOf = async (header: Partial<JWTHeaderParameters>): Promise<Uint8Array> => {
    // Another process may have a new key.
    if (find(header) === undefined) await keys.refresh();
    const key = find(header);
    if (key === undefined) throw new AppError('unauthorized');
    return new TextEncoder().encode(key.secret);
  };
  return {
    sign: ({ userId, sessionId }, expiresAt) => {
      const { kid, secret } = keys.signing();
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(new TextEncoder().encode(secret));
    },
    verify: async (token) => {
      const rules = { algorithms: ['HS256'], typ: TYPE, issuer: ISSUER, audience: AUDIENCE };
      const { payload } = await jwtVerify(token, keyOf, rules).catch((error: unknown) => {
        throw new AppError(error instanceof errors.JWTExpired ? 'session_expired' : 'unauthorized', { cause: error });
      });
      if (typeof payload.sub !== 'string' || typeof payload['sid'] !== 'string') throw new AppError('unauthorized');
      return { userId: payload.sub, sessionId: payload['sid'] };
    },
  };
}
