import { AppError } from '@vitrine/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Db } from '../../database/db.ts';
import { readSecret } from '../../database/read-secret.ts';

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

/** Access tokens under the installation's own key, which every API process shares. */
export async function createAccessTokens(db: Db): Promise<AccessTokens> {
  return accessTokensOf(await readSecret(db, 'access-tokens'));
}

/** Access tokens as signed JWTs (RFC 9068, HS256). */
export function accessTokensOf(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: ({ userId, sessionId }, expiresAt) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key),
    verify: async (token) => {
      const rules = { algorithms: ['HS256'], typ: TYPE, issuer: ISSUER, audience: AUDIENCE };
      const { payload } = await jwtVerify(token, key, rules).catch((error: unknown) => {
        throw new AppError(error instanceof errors.JWTExpired ? 'session_expired' : 'unauthorized', { cause: error });
      });
      if (typeof payload.sub !== 'string' || typeof payload['sid'] !== 'string') throw new AppError('unauthorized');
      return { userId: payload.sub, sessionId: payload['sid'] };
    },
  };
}
