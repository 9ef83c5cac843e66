import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The system's limit, including the terminating zero, is 104 bytes on macOS and 108 on Linux. */
const LONGEST = 100;

/** Socket of the server that has the embedded database of `dataDir` open: inside that folder, which other users cannot enter. */
export function socketPath(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\vitrine-${name}`;
  const inFolder = path.join(dataDir, 'operator.sock');
  return Buffer.byteLength(inFolder) <= LONGEST ? inFolder : path.join(tmpdir(), `vitrine-${name}.sock`);
}
