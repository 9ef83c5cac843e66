import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/** Uploads as streams. Calls with files set their own limits; these are the fallback. */
export async function addMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fileSize: 1024 * 1024, fields: 20, fieldSize: 64 * 1024 } });
}
