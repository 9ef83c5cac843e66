// @vitest-environment happy-dom
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, saveSession } from '../../lib/session/tokens.ts';
import { clearDrafts, draftKey, handOverDrafts } from '../../lib/use-stored-draft.ts';
import { changeUploads, sendUpload, stopUpload, uploadEntries } from './upload-store.ts';

/** Uploads that the server has received but not answered. */
let waiting: ServerResponse[];
let server: ReturnType<typeof createServer>;

const enter = (user: string) =>
  saveSession(
    { access_token: `x.${btoa(JSON.stringify({ sub: user }))}.x`, refresh_token: 'r', token_expires_at: 4_000_000_000 },
    true,
  );

beforeEach(async () => {
  waiting = [];
  server = createServer((request, response) => {
    request.resume().on('end', () => waiting.push(response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`http://127.0.0.1:${port}/`);
  enter('ann');
});
afterEach(async () => {
  clearDrafts();
  clearSession();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** Starts an upload; the returned function answers it with a photo or an error. */
async function begin() {
  const file = new File(['a photo'], 'mug.jpg', { type: 'image/jpeg' });
  changeUploads({ type: 'add', entries: [{ key: 'mug', file }] });
  const sent = sendUpload('mug', file);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  return async (status: number) => {
    const items = [{ id: 'p1', filename: 'mug.jpg' }];
    waiting[0]?.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ items, rejected: [] }));
    await sent;
  };
}
const stored = (user: string) => sessionStorage.getItem(draftKey('photos', user));
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('finishes an upload that no page shows, and warns before leaving until then', async () => {
  const answer = await begin();
  expect(asksBeforeLeaving()).toBe(true);
  await answer(201);
  expect(uploadEntries()).toMatchObject([{ status: 'ready', photo: { id: 'p1' } }]);
  expect(stored('ann')).toContain('p1');
  expect(asksBeforeLeaving()).toBe(false);
});

it('keeps a failed file for a retry', async () => {
  await (
    await begin()
  )(500);
  expect(uploadEntries()).toMatchObject([{ status: 'failed', file: { name: 'mug.jpg' } }]);
});

it('passes a guest’s uploads to the account that the guest joins', async () => {
  const answer = await begin();
  handOverDrafts('ann', 'bob');
  enter('bob');
  await answer(201);
  expect(uploadEntries()).toMatchObject([{ status: 'ready' }]);
  expect([stored('ann'), stored('bob')]).toEqual([null, expect.stringContaining('p1')]);
});

it('ends with its owner’s session, and is shown to nobody else', async () => {
  const answer = await begin();
  clearDrafts();
  expect(uploadEntries()).toEqual([]);
  await answer(201);
  expect(uploadEntries()).toEqual([]);
  enter('bob');
  expect(uploadEntries()).toEqual([]);
  expect([stored('ann'), stored('bob')]).toEqual([null, null]);
  expect(asksBeforeLeaving()).toBe(false);
});

it('stops an upload whose photo is removed', async () => {
  const answer = await begin();
  stopUpload('mug');
  changeUploads({ type: 'remove', key: 'mug' });
  await answer(201);
  expect(uploadEntries()).toEqual([]);
});
