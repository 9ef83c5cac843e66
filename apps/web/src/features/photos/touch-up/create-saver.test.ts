import { expect, it, vi } from 'vitest';
import { createSaver, type Saving } from './create-saver.ts';

/** A server that answers when the test says so. */
function setUp() {
  const asked: { list: string; answer: () => void; fail: (error: Error) => void }[] = [];
  const put = (list: string) =>
    new Promise<string>((resolve, reject) => {
      asked.push({ list, answer: () => resolve(`cut-out of ${list}`), fail: reject });
    });
  const onAnswer = vi.fn<(answer: string, list: string) => void>();
  const onSaving = vi.fn<(saving: Saving) => void>();
  const saver = createSaver(put, { onAnswer, onSaving });
  return {
    saver,
    asked,
    onAnswer,
    lists: () => asked.map(({ list }) => list),
    saving: () => onSaving.mock.lastCall?.[0],
  };
}

it('sends one list at a time, and only the newest of the waiting ones', async () => {
  const { saver, asked, onAnswer, lists, saving } = setUp();
  for (const list of ['1', '12', '123']) saver.save(list);
  expect(lists()).toEqual(['1']);
  asked[0]?.answer();
  await vi.waitFor(() => expect(lists()).toEqual(['1', '123']), 20_000);
  expect(saving()).toEqual({ status: 'saving' });
  asked[1]?.answer();
  await saver.settled();
  expect(onAnswer.mock.calls.map(([, list]) => list)).toEqual(['1', '123']);
  expect(saving()).toEqual({ status: 'saved' });
});

it('drops an outdated answer, and reports the newest', async () => {
  const asked: { answer: () => void }[] = [];
  const onAnswer = vi.fn<(answer: string, list: string) => void>();
  const put = (list: string) =>
    new Promise<string>((resolve) => void asked.push({ answer: () => resolve(`cut-out of ${list}`) }));
  const leadsTo = (list: string, newest: string) => newest.startsWith(list);
  const saver = createSaver(put, { onAnswer, onSaving: () => undefined, leadsTo });
  for (const list of ['1', '2']) saver.save(list);
  asked[0]?.answer();
  await vi.waitFor(() => expect(asked).toHaveLength(2), 20_000);
  saver.save('23');
  asked[1]?.answer();
  await vi.waitFor(() => expect(asked).toHaveLength(3), 20_000);
  asked[2]?.answer();
  await saver.settled();
  expect(onAnswer.mock.calls.map(([, list]) => list)).toEqual(['2', '23']);
});

it('reports a failure, keeps the list, and resends it on request', async () => {
  const { saver, asked, lists, saving } = setUp();
  const error = new Error('the line is dead');
  saver.save('1');
  asked[0]?.fail(error);
  await expect(saver.settled()).rejects.toBe(error);
  expect(saving()).toEqual({ status: 'failed', error });
  saver.retry();
  expect(saving()).toEqual({ status: 'saving' });
  expect(lists()).toEqual(['1', '1']);
  asked[1]?.answer();
  await saver.settled();
  expect(saving()).toEqual({ status: 'saved' });
});

it('clears a failure after a newer list succeeds', async () => {
  const { saver, asked, onAnswer, saving } = setUp();
  saver.save('1');
  saver.save('12');
  asked[0]?.fail(new Error('the line is dead'));
  await vi.waitFor(() => expect(asked).toHaveLength(2), 20_000);
  asked[1]?.answer();
  await saver.settled();
  expect(onAnswer.mock.calls).toEqual([['cut-out of 12', '12']]);
  expect(saving()).toEqual({ status: 'saved' });
});

it('resends only after a failure', async () => {
  const { saver, lists } = setUp();
  saver.retry();
  await saver.settled();
  expect(lists()).toEqual([]);
});
