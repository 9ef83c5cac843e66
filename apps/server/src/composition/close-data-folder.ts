import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The data folder is open to others on this machine; the message says which command closes it. */
export class OpenFolderError extends Error {
  override name = 'OpenFolderError';
}

/** Says in the folder that it was closed once, and whoever opened it since meant to. */
const MARK = '.closed';
const OTHERS = 0o077;

/**
 * Makes the data folder so that nobody else on this machine can look into it (0700). One from before folders were closed is closed
 * here, once; one that others can look into again is refused, and one of another user too.
 * @returns a sentence for the operator where others could read the data until now; null where they could not
 * @throws OpenFolderError
 */
export async function closeDataFolder(folder: string): Promise<string | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Windows knows neither owners nor rights of this kind.
  if (process.getuid === undefined) return null;
  // Before the mode is asked for: a process that starts beside this one closes the folder first and marks it then.
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

/** A folder of another user, most likely: that is told in a better sentence. */
function unlessForbidden(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'EACCES') throw error;
  return [];
}

/** For a shell. */
const quote = (text: string): string => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
