import type { Readable } from 'node:stream';
import { MAX_PHOTO_BYTES } from '@vitrine/contract';

/**
 * The content of `stream`, or null if it exceeds MAX_PHOTO_BYTES; the rest is then read and dropped, so that the other parts of
 * the request still arrive.
 */
export async function readUpload(stream: Readable): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  const arriving: AsyncIterable<Buffer> = stream;
  let bytes = 0;
  for await (const chunk of arriving) {
    bytes += chunk.byteLength;
    if (bytes <= MAX_PHOTO_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  return bytes > MAX_PHOTO_BYTES ? null : Buffer.concat(chunks);
}
