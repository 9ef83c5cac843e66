import { pino } from 'pino';
import { createPgBossQueue } from '../adapters/queue/pg-boss/create-pg-boss-queue.ts';
import { openServerBoss } from '../adapters/queue/pg-boss/open-pg-boss.ts';
import { fragileTask } from './fragile-task.ts';

/**
 * A worker that prints what its one task does, until it is killed:
 * `node run-fragile-worker.ts DATABASE_URL hangs|fails|works`.
 */
const [url = '', conduct = ''] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const task = fragileTask(say, () => {
  if (conduct === 'fails') throw new Error('not this time');
  return conduct === 'hangs' ? new Promise(() => {}) : Promise.resolve();
});
const queue = await createPgBossQueue(openServerBoss(url), () => [task], pino({ level: 'silent' }));
await queue.work();
