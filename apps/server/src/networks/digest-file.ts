import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Both checksums of a file, in hexadecimal. */
export async function digestFile(file: string): Promise<{ md5: string; sha256: string }> {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  const pieces: AsyncIterable<Buffer> = createReadStream(file);
  for await (const piece of pieces) {
    md5.update(piece);
    sha256.update(piece);
  }
  return { md5: md5.digest('hex'), sha256: sha256.digest('hex') };
}
