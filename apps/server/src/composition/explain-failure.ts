import { FolderInUseError } from '../adapters/database/pglite/lock-folder.ts';
import { SmtpSettingsError } from '../adapters/mail/smtp/read-smtp-url.ts';
import { type Config, ConfigError } from '../config.ts';
import { MasterKeyError } from '../keys/seal-secret.ts';
import { OpenFolderError } from './close-data-folder.ts';
import { OldSchemaError } from './old-schema-error.ts';

/** Why the start failed, in one sentence that says what to do; null for unexpected errors. */
export function explainFailure(error: unknown, config: Config | null): string | null {
  if (isPlain(error)) {
    return error.message;
  }
  if (error instanceof FolderInUseError) {
    return `${error.message} Stop that one first, or give this one its own folder with DATA_DIR.`;
  }
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const sentence = explainCause(cause, config);
    if (sentence !== null) return sentence;
  }
  return null;
}

/** Whether the message is already meant for the operator. */
const isPlain = (error: unknown): error is Error =>
  [ConfigError, DiskFullError, SmtpSettingsError, MasterKeyError, OpenFolderError, OldSchemaError].some(
    (kind) => error instanceof kind,
  );

function explainCause(error: NodeJS.ErrnoException, config: Config | null): string | null {
  const folder = config?.dataDir ?? 'the data folder';
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${config?.port} is already in use. Stop the other program, or choose another port with PORT.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `No permission: ${error.message}. Choose another folder with DATA_DIR or another port with PORT.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(folder);
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case '28P01':
    case '3D000':
      return `The database of DATABASE_URL cannot be used: ${error.message}.`;
    default:
      return explainNative(error);
  }
}

/** A native package that npm could not install for this system, or that was deleted. */
function explainNative({ message }: Error): string | null {
  const missing =
    /Could not load the "(sharp)" module|Cannot find (?:native binding|package '([^']+)'|module '([^']+)')/;
  const match = missing.exec(message);
  if (match === null) return null;
  const name = match[1] ?? match[2] ?? match[3] ?? 'a native package';
  return `A package is missing or damaged (${name}): delete the folder node_modules and start again.`;
}

/** The disk is too full for a start. */
export class DiskFullError extends Error {
  constructor(folder: string) {
    super(diskFull(folder));
    this.name = 'DiskFullError';
  }
}

const diskFull = (folder: string): string =>
  `The disk is full: free some space for ${folder}, or choose another folder with DATA_DIR.`;
