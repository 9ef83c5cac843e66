import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Reads of a page that a signed-in seller has open; all equally often. */
const READS = ['/api/auth/me', '/api/jobs?limit=20', '/api/credits?limit=20', '/api/images?limit=20'];

export interface Reads {
  /** Milliseconds since each was due, so that a stalled server is not measured less often. */
  times: number[];
  /** Answers other than 200, and missing answers. */
  failures: number;
}

/** Sends `perSecond` requests a second for `seconds`, with the sessions in turn, over connections that stay open. */
export async function keepReading(
  url: string,
  tokens: readonly string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Reads> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const reads: Reads = { times: [], failures: 0 };
  const begin = performance.now();
  const open: Promise<void>[] = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const dueAt = begin + (number * 1000) / perSecond;
    const early = dueAt - performance.now();
    if (early > 1) await sleep(early);
    const token = tokens[number % tokens.length] ?? '';
    open.push(readOne(agent, `${url}${READS[number % READS.length]}`, token, dueAt, reads));
  }
  await Promise.all(open);
  agent.destroy();
  return reads;
}

function readOne(agent: Agent, address: string, token: string, dueAt: number, reads: Reads): Promise<void> {
  return new Promise((resolve) => {
    const failed = () => {
      reads.failures += 1;
      resolve();
    };
    get(address, { agent, headers: { authorization: `Bearer ${token}` }, timeout: 60_000 }, (answer) => {
      answer.resume();
      answer.once('error', failed).once('end', () => {
        reads.times.push(performance.now() - dueAt);
        if (answer.statusCode === 200) return resolve();
        failed();
      });
    }).once('error', failed);
  });
}
