import { FolderInUseError } from '../../adapters/database/pglite/lock-folder.ts';
import { createSmtpMailer } from '../../adapters/mail/smtp/create-smtp-mailer.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError, readConfig } from '../../config.ts';
import { explainFailure } from '../../composition/explain-failure.ts';
import { examineDatabase } from '../../operator/examine-database.ts';
import { examineDisk, examineFiles, examineMail, examineWebhooks } from '../../operator/examine-surroundings.ts';
import { type Finding, finding, reasonOf } from '../../operator/finding.ts';
import type { Told } from '../../operator/told.ts';
import { withDatabase } from './with-database.ts';
import { withStorage } from './with-storage.ts';

const MARKS = { good: 'ok  ', doubtful: 'look', bad: 'bad ' } as const;

/** Checks everything the server needs, one line each; changes nothing. Fails if one of them is bad. */
export async function askDoctor(env: NodeJS.ProcessEnv): Promise<Told> {
  const found = await examine(env);
  const lines = found.map(({ state, what, sentence }) => `${MARKS[state]}  ${what.padEnd(9)} ${sentence}`);
  return { lines, isDone: found.every(({ state }) => state !== 'bad') };
}

async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const settings = finding('settings');
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n').map((sentence) => settings('bad', sentence));
  }
  const world = config.production ? 'production' : 'development';
  return [
    settings('good', `They are valid (${world}, ROLE=${config.role}).`),
    ...(await lookAtDatabase(config)),
    await examineDisk(config.dataDir),
    await lookAtFiles(config),
    await lookAtMail(config),
    await examineWebhooks(config.publicUrl),
  ];
}

async function lookAtDatabase(config: Config): Promise<Finding[]> {
  const database = finding('database');
  if (config.databaseUrl === null && !existsSync(path.join(config.dataDir, 'database'))) {
    return [database('good', 'The first start creates the embedded one.')];
  }
  try {
    return await withDatabase(config, ({ database: { db } }) => examineDatabase(db, config), ['doctor', {}]);
  } catch (error) {
    if (error instanceof FolderInUseError)
      return [database('doubtful', 'A server that accepts no commands has it open.')];
    return [database('bad', explainFailure(error, config) ?? reasonOf(error))];
  }
}

async function lookAtFiles(config: Config): Promise<Finding> {
  const place = config.s3 === null ? path.join(config.dataDir, 'files') : `The bucket ${config.s3.bucket}`;
  if (config.s3 === null && !existsSync(config.dataDir))
    return finding('files')('good', 'The first start creates their folder.');
  return withStorage(config, (storage) => examineFiles(storage, place)).catch((error: unknown) =>
    finding('files')('bad', `${place} cannot be used: ${reasonOf(error)}`),
  );
}

async function lookAtMail({ mail }: Config): Promise<Finding> {
  if (mail === null) return examineMail(null, '');
  let mailer: ReturnType<typeof createSmtpMailer>;
  try {
    mailer = createSmtpMailer(mail);
  } catch (error) {
    return finding('mail')('bad', reasonOf(error));
  }
  try {
    return await examineMail(() => mailer.verify(), new URL(mail.smtpUrl).host);
  } finally {
    await mailer.close();
  }
}
