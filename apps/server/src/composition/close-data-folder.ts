import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Other users of this machine can read the data folder; the message names the command that closes it. */
export class OpenFolderError extends Error {
  override name = 'OpenFolderError';
}

/** Marks a folder that was closed once: if it is open later, somebody opened it on purpose. */
const MARK = '.closed';
const OTHERS = 0o077;

/**
 * Creates the data folder so that no other user of this machine can read it (0700). An older open folder is closed here once; one
 * that is opened again, or belongs to another user, is refused.
 * @returns a message for the operator if others could read the data until now; else null
 * @throws OpenFolderError
 */
export async function closeDataFolder(folder: string): Promise<string | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Windows has no owners and modes of this kind.
  if (process.getuid === undefined) return null;
  // Read before the mode: a process starting in parallel closes the folder first and marks it then.
  const content = await readdir(folder).catch(unlessForbidden);
  const { mode, uid } = await stat(folder);
  if (uid !== process.getuid()) {
    throw new OpenFolderError(
      `The data folder ${folder} belongs to another user (${uid}). Make it yours with: sudo chown -R ${process.getuid()} ${quote(folder)}\n` +
        `Or name a folder in it that does not exist yet, which is then made: DATA_DIR=${quote(path.join(folder, 'vitrine'))}`,
    );
  }
  const isOpen = (mode & OTHERS) !== 0;
  if (isOpen && content.includes(MARK)) {
    throw new OpenFolderError(
      `Others on this machine can look into the data folder ${folder} (its mode is ${(mode & 0o777).toString(8)}). ` +
        `Close it with: chmod -R go= ${quote(folder)}\n` +
        'If you do not trust them, make new signing keys as well: npm run admin -- rotate-keys at-once',
    );
  }
  if (isOpen) await chmod(folder, 0o700);
  if (!content.includes(MARK)) await writeFile(path.join(folder, MARK), '');
  if (!isOpen || content.length === 0) return null;
  return (
    `Others on this machine could look into the data folder ${folder} until now; it is closed from here on. ` +
    'If you do not trust them, make new signing keys: npm run admin -- rotate-keys at-once'
  );
}

/** Most likely the folder of another user, which gets a clearer message later. */
function unlessForbidden(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'EACCES') throw error;
  return [];
}

/** Quotes for a shell. */
const quote = (text: string): string => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
