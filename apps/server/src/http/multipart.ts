import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/** Uploads as streams. A call that takes files sets its own limits; these hold where one forgets. */
export async function addMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fileSize: 1024 * 1024, fields: 20, fieldSize: 64 * 1024 } });
}
