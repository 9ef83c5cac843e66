import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Digest {
  bytes: number;
  sha256: string;
}

/** Writes a stream to a new file; when this resolves, the file is flushed to the disk. */
export async function copyFile(source: Readable, file: string): Promise<Digest> {
  await mkdir(path.dirname(file), { recursive: true });
  const { read, digest } = measured();
  await pipeline(source, read, createWriteStream(file, { flags: 'wx', flush: true }));
  return digest();
}

/** @throws the read error, ENOENT if the file does not exist */
export async function digestFile(file: string): Promise<Digest> {
  const { read, digest } = measured();
  for await (const _ of read(createReadStream(file))) continue;
  return digest();
}

/** `read` passes bytes on and counts them; `digest` returns the checksum of what passed. */
export function measured() {
  const hash = createHash('sha256');
  let bytes = 0;
  const read = async function* read(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  };
  const digest = (): Digest => ({ bytes, sha256: hash.digest('hex') });
  return { read, digest };
}
