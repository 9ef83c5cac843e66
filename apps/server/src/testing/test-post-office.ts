import { pino } from 'pino';
import { createSmtpMailer } from '../adapters/mail/smtp/create-smtp-mailer.ts';
import { createPgBossQueue } from '../adapters/queue/pg-boss/create-pg-boss-queue.ts';
import { openEmbeddedBoss, openServerBoss } from '../adapters/queue/pg-boss/open-pg-boss.ts';
import { type EmailsParts, sendEmailTask } from '../modules/emails/index.ts';
import type { Queue, TaskDefinition, TaskName } from '../ports/queue-port.ts';
import type { TestDatabase } from './test-database.ts';

export interface TestPostOffice extends EmailsParts {
  queue: Queue;
  close(): Promise<void>;
}

const SECONDS = { retryDelaySeconds: { first: 1, most: 1 }, retryLimit: 2 };

/** The real queue and the real mailer on a test database, with the queue's shortest intervals. */
export async function openPostOffice(
  { db, lite, url }: Pick<TestDatabase, 'db' | 'lite' | 'url'>,
  smtpPort: number,
): Promise<TestPostOffice> {
  const mailer = createSmtpMailer({ smtpUrl: `smtp://localhost:${smtpPort}`, from: 'hello@vitrine.example' });
  const task = Object.assign(sendEmailTask({ db, mailer }), SECONDS) as TaskDefinition<TaskName>;
  const boss = lite === null ? openServerBoss(url ?? '') : openEmbeddedBoss(lite);
  const queue = await createPgBossQueue(boss, () => [task], pino({ level: 'silent' }));
  return {
    db,
    queue,
    publicUrl: 'https://vitrine.example',
    close: async () => {
      await queue.stop();
      await mailer.close();
    },
  };
}
