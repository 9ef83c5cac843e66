import { AppError } from '@vitrine/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '../ports/storage-port.ts';
import { mediaTypeOf } from './media-type.ts';
import { readRange } from './read-range.ts';

export interface SendFileOptions {
  key: string;
  cacheControl: string;
  /** If given, the browser saves the file under this name. */
  downloadName?: string;
}

/**
 * Redirects to a stored picture at the store, or streams it with ETag, conditional requests and single byte ranges (RFC 9110,
 * sections 13 and 14).
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
  const direct = await storage.directUrl(key, downloadName);
  // Cached for less time than that address is valid.
  if (direct !== null) return reply.header('cache-control', 'private, max-age=120').redirect(direct, 302);
  const etag = `"${file.etag}"`;
  reply.headers({ etag, 'cache-control': cacheControl, 'accept-ranges': 'bytes' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type(mediaTypeOf(key));
  if (downloadName !== undefined) reply.header('content-disposition', `attachment; filename="${downloadName}"`);
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? readRange(request.headers.range, file.bytes) : undefined;
  if (range === undefined) return reply.header('content-length', file.bytes).send(await storage.stream(key));
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  return reply.header('content-length', range.end - range.start + 1).send(await storage.stream(key, range));
}
