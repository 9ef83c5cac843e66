// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearSession, saveSession } from './session/tokens.ts';
import { useStoredDraft } from './use-stored-draft.ts';

const enter = (user: string) =>
  saveSession(
    { access_token: `x.${btoa(JSON.stringify({ sub: user }))}.x`, refresh_token: 'r', token_expires_at: 1900000000 },
    true,
  );
const open = () => renderHook(() => useStoredDraft('settings', { description: '' })).result;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

it('is restored for its owner only', () => {
  enter('ann');
  const page = open();
  act(() => page.current[1]({ description: 'a secret mug' }));
  enter('bob');
  expect(open().current[0].description).toBe('');
  enter('ann');
  expect(open().current[0].description).toBe('a secret mug');
});

it('is not written to another user by a page left open after log-out', () => {
  enter('ann');
  const page = open();
  for (const leave of [clearSession, () => enter('bob')]) {
    leave();
    sessionStorage.clear();
    act(() => page.current[1]({ description: `typed late ${String(Math.random())}` }));
    expect(sessionStorage.length).toBe(0);
  }
});
