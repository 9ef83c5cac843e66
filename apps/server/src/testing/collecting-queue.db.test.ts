import { afterEach, expect, it } from 'vitest';
import { openCollectingQueue } from './collecting-queue.ts';
import { describeOnPostgres } from './test-database.ts';

describeOnPostgres('a queue that only collects', (use) => {
  afterEach(async () => {
    const { take } = await openCollectingQueue(use().db);
    while ((await take()) !== null);
  });

  it('hands a task out after its transaction has committed, and not before', async () => {
    const { queue, take } = await openCollectingQueue(use().db);
    await use().db.transaction(async (tx) => {
      await queue.enqueue(tx, 'work-off-event', [{ eventId: 'evt_1' }]);
      expect(await take()).toBeNull();
    });
    expect(await take()).toEqual({ name: 'work-off-event', data: { eventId: 'evt_1' } });
    expect(await take()).toBeNull();
  });

  it('never hands out a task of a rolled-back transaction', async () => {
    const { queue, take } = await openCollectingQueue(use().db);
    const transaction = use().db.transaction(async (tx) => {
      await queue.enqueue(tx, 'work-off-event', [{ eventId: 'evt_2' }]);
      throw new Error('taken back');
    });
    await expect(transaction).rejects.toThrow('taken back');
    expect(await take()).toBeNull();
  });

  it('gives each simultaneous caller one task while there are enough, oldest first', async () => {
    const { queue, take } = await openCollectingQueue(use().db);
    const ids = Array.from({ length: 20 }, (_, index) => `evt_${index}`);
    await queue.enqueue(
      use().db,
      'work-off-event',
      ids.map((eventId) => ({ eventId })),
    );
    expect((await take())?.data).toEqual({ eventId: 'evt_0' });
    const rest = ids.slice(1);
    const taken = await Promise.all(rest.map(() => take()));
    expect(taken.map((task) => task?.data['eventId'])).toEqual(rest);
    expect(await take()).toBeNull();
  });
});
