import { renameSync, writeFileSync, writeSync } from 'node:fs';
import pg from 'pg';
import { connectPostgres } from '../adapters/database/postgres/connect-postgres.ts';
import { MemoryPayments } from './memory-payments.ts';
import { openMoneyLife } from './money-life.ts';

/**
 * A process that runs a buyer's payments and is killed at a given statement, counted from 1:
 * `node run-money.ts DATABASE_URL USER_ID STATE_FILE KILL_AT before|after`. The provider’s state is always in the state file.
 */
const [url = '', userId = '', stateFile = '', killAt = '0', moment] = process.argv.slice(2);

const { db } = await connectPostgres(url);
const { state } = new MemoryPayments();
state.prefix = `${userId}_`;
const save = () => {
  writeFileSync(`${stateFile}.new`, JSON.stringify(state));
  renameSync(`${stateFile}.new`, stateFile);
};
save();
const life = openMoneyLife(db, { userId, state, save });
const counted = countStatements((count) => {
  if (count === Number(killAt)) process.kill(process.pid, 'SIGKILL');
});
await life.live((what) => writeSync(1, `${what}\n`));
writeSync(1, `statements ${counted()}\n`);
process.kill(process.pid, 'SIGKILL');

/** Calls `reached` at each statement of any connection: before it is sent, or after sending without reading the answer. */
function countStatements(reached: (count: number) => void): () => number {
  let count = 0;
  const { prototype } = pg.Client;
  const send = Reflect.get(prototype, 'query') as (...given: unknown[]) => unknown;
  Reflect.set(prototype, 'query', function query(this: pg.Client, ...given: unknown[]) {
    count += 1;
    if (moment === 'before') reached(count);
    const answer = Reflect.apply(send, this, given);
    if (moment === 'after') reached(count);
    return answer;
  });
  return () => count;
}
