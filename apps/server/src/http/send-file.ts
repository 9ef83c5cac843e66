import path from 'node:path';
import { AppError } from '@vitrine/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '../ports/storage-port.ts';
import { readRange } from './read-range.ts';

const MEDIA_TYPES: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' };

export interface SendFileOptions {
  key: string;
  cacheControl: string;
  /** Given: the browser saves the file under this name. */
  downloadName?: string;
}

/**
 * Streams a stored picture with ETag, conditional requests and single byte ranges (RFC 9110, sections 13 and 14).
 * @throws AppError not_found, range_not_satisfiable
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  { key, cacheControl, downloadName }: SendFileOptions,
): Promise<FastifyReply> {
  const file = await storage.head(key);
  if (file === null) throw new AppError('not_found');
  const etag = `"${file.etag}"`;
  reply.headers({ etag, 'cache-control': cacheControl, 'accept-ranges': 'bytes' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type(MEDIA_TYPES[path.extname(key)] ?? 'application/octet-stream');
  if (downloadName !== undefined) reply.header('content-disposition', `attachment; filename="${downloadName}"`);
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? readRange(request.headers.range, file.bytes) : undefined;
  if (range === undefined) return reply.header('content-length', file.bytes).send(await storage.stream(key));
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  return reply.header('content-length', range.end - range.start + 1).send(await storage.stream(key, range));
}
