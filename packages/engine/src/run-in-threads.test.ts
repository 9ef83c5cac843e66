import { afterAll, describe, expect, it } from 'vitest';
import { EngineError } from './model.ts';
import { runInThreads } from './run-in-threads.ts';

const threads = runInThreads(new URL('run-in-threads.fixture.ts', import.meta.url), 2);
afterAll(() => threads.close());

const outcome = (work: Promise<string>): Promise<string> => work.catch((error: unknown) => String(error));

describe('runInThreads', () => {
  it('brings a refusal over with its code, and only a refusal as EngineError', async () => {
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

  it('rejects a running and a waiting call that is aborted, and goes on', async () => {
    const stop = new AbortController();
    const calls = ['sleep', 'sleep', 'sleep', 'sleep'].map((task) => outcome(threads.call('work', task, stop.signal)));
    setTimeout(() => stop.abort(), 50);
    expect((await Promise.all(calls)).every((result) => result.includes('AbortError'))).toBe(true);
    expect(await threads.call('work', 'double')).toBe('double');
    expect(await outcome(threads.call('work', 'double', AbortSignal.abort()))).toContain('AbortError');
  });
});

describe('threads that nobody calls', () => {
  it('are let go, and come back with the next call', async () => {
    const tired = runInThreads(new URL('run-in-threads.fixture.ts', import.meta.url), 1, 300);
    const before = await tired.call('thread', null);
    expect(await tired.call('thread', null)).toBe(before);
    await expect.poll(() => tired.areResting(), { timeout: 20_000 }).toBe(true);
    const after = await tired.call('thread', null);
    expect(after).not.toBe(before);
    expect(tired.areResting()).toBe(false);
    await tired.close();
  });

  it('are not let go while one of them works', async () => {
    const busy = runInThreads(new URL('run-in-threads.fixture.ts', import.meta.url), 2, 50);
    const [first, second] = [busy.call('work', 'sleep'), busy.call('work', 'double')];
    await second;
    await expect(first).resolves.toBe('sleep');
    await busy.close();
  });
});
