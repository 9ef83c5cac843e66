import { AppError } from '@vitrine/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Null if nobody is signed in, or no longer: that is why they log in. */
export async function whoIsHere(app: FastifyInstance, request: FastifyRequest): Promise<string | null> {
  if (request.headers.authorization === undefined) return null;
  try {
    await app.requireUser(request);
    return request.userId;
  } catch (error) {
    if (error instanceof AppError && error.status === 401) return null;
    throw error;
  }
}
