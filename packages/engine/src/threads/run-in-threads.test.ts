import { afterAll, describe, expect, it } from 'vitest';
import { EngineError } from '../model.ts';
import { openEngineProcess } from './open-engine-process.ts';
import { runInThreads } from './run-in-threads.ts';

const FILE = new URL('./run-in-threads.fixture.ts', import.meta.url);

const outcome = (work: Promise<string>): Promise<string> => work.catch((error: unknown) => String(error));

describe.each([
  ['here', undefined],
  ['in a process of their own', openEngineProcess()],
])('threads %s', (_, home) => {
  const threads = runInThreads(FILE, 2, { home });
  afterAll(() => threads.close());

  it('transfers a refusal with its code, and only a refusal as EngineError', async () => {
    const refused = await threads.call('work', 'refuse').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(EngineError);
    expect(refused).toMatchObject({ code: 'no_product_found', message: 'Nothing there' });
    const mistaken = await threads.call('work', 'throw').catch((error: unknown) => error);
    expect(mistaken).not.toBeInstanceOf(EngineError);
    expect(String(mistaken)).toContain('A mistake in a step');
  });

  it.each(['exit', 'crash'])('rejects only the call whose thread dies: %s', async (end) => {
    const [dead, beside, behind] = await Promise.all(
      [end, 'sleep', 'double'].map((task) => outcome(threads.call('work', task))),
    );
    expect(dead).toContain('Error');
    expect([beside, behind]).toEqual(['sleep', 'double']);
    expect(await threads.call('work', 'double')).toBe('double');
  });

  it('rejects an aborted call, running or waiting, and continues', async () => {
    const stop = new AbortController();
    const calls = ['sleep', 'sleep', 'sleep', 'sleep'].map((task) => outcome(threads.call('work', task, stop.signal)));
    setTimeout(() => stop.abort(), 50);
    expect((await Promise.all(calls)).every((result) => result.includes('AbortError'))).toBe(true);
    expect(await threads.call('work', 'double')).toBe('double');
    expect(await outcome(threads.call('work', 'double', AbortSignal.abort()))).toContain('AbortError');
  });
});

describe('idle threads', () => {
  it('start with the first call, end when idle, and start again with the next', async () => {
    const tired = runInThreads(new URL('./run-in-threads.fixture.ts', import.meta.url), 1, { restAfterMs: 300 });
    expect(tired.areResting()).toBe(true);
    const before = await tired.call('thread', null);
    expect(await tired.call('thread', null)).toBe(before);
    await expect.poll(() => tired.areResting(), { timeout: 20_000 }).toBe(true);
    const after = await tired.call('thread', null);
    expect(after).not.toBe(before);
    expect(tired.areResting()).toBe(false);
    await tired.close();
  });

  it('do not end while one of them works', async () => {
    const busy = runInThreads(new URL('./run-in-threads.fixture.ts', import.meta.url), 2, { restAfterMs: 50 });
    const [first, second] = [busy.call('work', 'sleep'), busy.call('work', 'double')];
    await second;
    await expect(first).resolves.toBe('sleep');
    await busy.close();
  });
});

describe('a process for threads', () => {
  it('ends when all of them are idle, and starts with the next call', async () => {
    const home = openEngineProcess();
    const [one, other] = [1, 2].map((count) => runInThreads(FILE, count, { restAfterMs: 300, home }));
    const first = await one!.call('host', null);
    expect(await other!.call('host', null)).toBe(first);
    expect(first).not.toBe(process.pid);
    await expect.poll(() => isAlive(Number(first)), { timeout: 20_000 }).toBe(false);
    expect(await other!.call('host', null)).not.toBe(first);
    await Promise.all([one!.close(), other!.close()]);
  });

  it('takes only its current calls with it when it dies', async () => {
    const threads = runInThreads(FILE, 1, { home: openEngineProcess() });
    const killed = Number(await threads.call('host', null));
    const dying = outcome(threads.call('work', 'sleep'));
    process.kill(killed, 'SIGKILL');
    expect(await dying).toContain('Error');
    expect(await threads.call('host', null)).not.toBe(killed);
    const photo = new Uint8Array(30e6).fill(7);
    expect(await threads.call('length', photo)).toBe(30e6);
    await threads.close();
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
