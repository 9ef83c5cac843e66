import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The system's limit, its ending zero included, is 104 bytes on macOS and 108 on Linux. */
const LONGEST = 100;

/** Where the server that has the embedded database of `dataDir` open takes orders: in that folder, which nobody else may look into. */
export function socketPath(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\vitrine-${name}`;
  const inFolder = path.join(dataDir, 'operator.sock');
  return Buffer.byteLength(inFolder) <= LONGEST ? inFolder : path.join(tmpdir(), `vitrine-${name}.sock`);
}
