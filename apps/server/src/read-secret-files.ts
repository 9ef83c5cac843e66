import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from './text/error-code.ts';

/** Each can also be read from a file whose path is in the setting with the suffix `_FILE`. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'SIGNING_KEYS',
  'MASTER_KEY',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'CUTOUT_URL',
  'GOOGLE_CLIENT_SECRET',
  'PADDLE_API_KEY',
  'PADDLE_WEBHOOK_SECRET',
] as const;

type Environment = Record<string, string | undefined>;

/**
 * The environment with the contents of secret files filled in; relative paths start at `root`.
 * @returns also a message for each unreadable file, without its content
 */
export function readSecretFiles(given: Environment, root: string): { env: Environment; sentences: string[] } {
  const env = { ...given };
  const sentences: string[] = [];
  for (const name of SECRET_SETTINGS) {
    const file = env[`${name}_FILE`]?.trim() ?? '';
    if (file === '') continue;
    if ((env[name]?.trim() ?? '') !== '') {
      sentences.push(`${name} and ${name}_FILE must not be set both.`);
      continue;
    }
    try {
      env[name] = readFileSync(path.resolve(root, file), 'utf8');
      if (env[name].trim() === '') sentences.push(`${name}_FILE must be the path of a file with something in it.`);
    } catch (error) {
      sentences.push(`${name}_FILE must be the path of a file that can be read (${file}: ${errorCode(error)}).`);
    }
  }
  return { env, sentences };
}
