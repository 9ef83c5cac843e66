// @vitest-environment happy-dom
import type { Session } from '@vitrine/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, hasSession, isRemembered, onSessionChange, readTokens, saveSession } from './tokens.ts';

const session = { access_token: 'a1', refresh_token: 'r1', token_expires_at: 1900000000 } as Session;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('saveSession', () => {
  it('keeps a remembered session in local storage, under the agreed names', () => {
    saveSession(session, true);
    expect(Object.fromEntries(Object.entries(localStorage))).toMatchObject({
      access_token: 'a1',
      refresh_token: 'r1',
      token_expires_at: '1900000000',
      remember_me: 'true',
    });
    expect(sessionStorage.length).toBe(0);
    expect(isRemembered()).toBe(true);
  });

  it('keeps any other session in session storage, and nothing of an older one', () => {
    saveSession(session, true);
    saveSession({ ...session, access_token: 'a2' }, false);
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(sessionStorage.getItem('remember_me')).toBe('false');
    expect(readTokens()).toEqual({ accessToken: 'a2', refreshToken: 'r1', expiresAt: 1900000000 });
    expect(isRemembered()).toBe(false);
  });
});

describe('clearSession', () => {
  it('removes all its keys and nothing else', () => {
    localStorage.setItem('language', 'ar');
    saveSession(session, true);
    clearSession();
    expect(hasSession()).toBe(false);
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ language: 'ar' });
  });
});

describe('onSessionChange', () => {
  it('reports changes in this tab and in others, until stopped', () => {
    const heard = vi.fn<() => void>();
    const stop = onSessionChange(heard);
    saveSession(session, false);
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    clearSession();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
