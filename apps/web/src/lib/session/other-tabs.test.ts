// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSessionEverywhere, followOtherTabs, keepRenewed } from './other-tabs.ts';
import { clearSession, hasSession, readTokens, saveSession } from './tokens.ts';
import { onUserUpdate } from './user-updates.ts';

const tokens = (name: string) => ({ access_token: name, refresh_token: `r-${name}`, token_expires_at: 1900000000 });
/** Sends and receives like a duplicate of this tab. */
let copy: BroadcastChannel;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
const say = (message: unknown) => copy.postMessage(message);
let stop: () => void;
const heard: unknown[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  heard.length = 0;
  copy = new BroadcastChannel('vitrine-session');
  copy.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
  stop = followOtherTabs();
});
afterEach(() => {
  stop();
  copy.close();
});

it('passes renewed tokens to duplicates of this tab', async () => {
  saveSession(tokens('a'), false);
  keepRenewed(tokens('b'), 'r-a');
  expect(sessionStorage.getItem('access_token')).toBe('b');
  await vi.waitFor(() => expect(heard).toEqual([{ spent: 'r-a', tokens: tokens('b') }]), 20_000);
});

it('sends nothing about a remembered session, which the tabs share anyway', async () => {
  saveSession(tokens('a'), true);
  keepRenewed(tokens('b'), 'r-a');
  expect(localStorage.getItem('access_token')).toBe('b');
  endSessionEverywhere();
  await vi.waitFor(() => expect(heard).toEqual([{ ended: 'r-b', left: null }]), 20_000);
});

it('accepts renewed tokens of its own session only', async () => {
  saveSession(tokens('a'), false);
  say({ spent: 'r-x', tokens: tokens('y') });
  say({ spent: 'r-a', tokens: tokens('b') });
  await vi.waitFor(() => expect(readTokens()?.accessToken).toBe('b'), 20_000);
  expect(localStorage.getItem('access_token')).toBeNull();
});

it('ends with its own session only', async () => {
  saveSession(tokens('a'), false);
  say({ ended: 'r-x', left: null });
  say({ spent: 'r-a', tokens: tokens('b') });
  await vi.waitFor(() => expect(readTokens()?.accessToken).toBe('b'), 20_000);
  say({ ended: 'r-b', left: null });
  await vi.waitFor(() => expect(hasSession()).toBe(false), 20_000);
});

const tokensOf = (user: string) => ({
  ...tokens('a'),
  access_token: `x.${btoa(JSON.stringify({ sub: user })).replaceAll('=', '')}.x`,
});

it('clears drafts when the user logs out in another tab, and announces a log-out here', async () => {
  saveSession(tokensOf('ann'), true);
  sessionStorage.setItem('draft.ann.settings', 'typed');
  sessionStorage.setItem('draft.bob.settings', 'typed');
  // As when the other tab has cleared the shared storage but not announced it yet.
  localStorage.clear();
  say({ ended: 'r-a', left: 'ann' });
  await vi.waitFor(() => expect(sessionStorage.getItem('draft.ann.settings')).toBeNull(), 20_000);
  expect(sessionStorage.getItem('draft.bob.settings')).toBe('typed');
  saveSession(tokensOf('bob'), true);
  endSessionEverywhere();
  expect(sessionStorage.length).toBe(0);
  await vi.waitFor(() => expect(heard).toEqual([{ ended: 'r-a', left: 'bob' }]), 20_000);
});

it('an expired session keeps its owner’s draft', () => {
  saveSession(tokensOf('ann'), true);
  sessionStorage.setItem('draft.ann.settings', 'typed');
  clearSession();
  expect(sessionStorage.getItem('draft.ann.settings')).toBe('typed');
});

it('refetches the user when another tab has a new session', () => {
  const asked = vi.fn<() => void>();
  const end = onUserUpdate(asked);
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: 'b' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'ar' }));
  expect(asked).toHaveBeenCalledTimes(1);
  end();
});
