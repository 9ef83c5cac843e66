import { AppError } from '@vitrine/contract';
import { errors, jwtVerify, type JWTHeaderParameters, SignJWT } from 'jose';
import type { KeyRing } from '../../keys/open-key-ring.ts';

const ISSUER = 'vitrine';
const AUDIENCE = 'vitrine-api';
const TYPE = 'at+jwt';
/** Seconds an access token lives. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** Who an access token stands for. */
export interface Identity {
  userId: string;
  sessionId: string;
}

export interface AccessTokens {
  /** `expiresAt` in Unix seconds. */
  sign(identity: Identity, expiresAt: number): Promise<string>;
  /** @throws AppError session_expired when its time is over, unauthorized when it is not one of ours */
  verify(token: string): Promise<Identity>;
}

/**
 * Access tokens as signed JWTs (RFC 9068, HS256) under the newest key; those of keys before it are good until they end. A token names its
 * key (`kid`); one from before keys had names was made with the oldest.
 */
export function accessTokensOf(keys: KeyRing): AccessTokens {
  const find = ({ kid }: Partial<JWTHeaderParameters>) => {
    const known = keys.verifying();
    return kid === undefined ? known.at(-1) : known.find((key) => key.kid === kid);
  };
  const keyOf = async (header: Partial<JWTHeaderParameters>): Promise<Uint8Array> => {
    // Perhaps another process has a new key.
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
