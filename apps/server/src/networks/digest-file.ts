import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Both checksums of a file, in hexadecimal. */
export async function digestFile(file: string): Promise<{ md5: string; sha256: string }> {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  for await (const chunk of createReadStream(file)) {
    md5.update(chunk as Buffer);
    sha256.update(chunk as Buffer);
  }
  return { md5: md5.digest('hex'), sha256: sha256.digest('hex') };
}
