// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { ServedPageContext } from '../../../lib/i18n/served-page.ts';
import { saveSession } from '../../../lib/session/tokens.ts';
import { AuthEventList } from './auth-event-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names the device in the reader’s language', async () => {
  const items = [
    { id: '1', kind: 'logged_in', at: '2026-11-25T12:00:00Z', device: 'Firefox on Android', address: '192.0.2.7' },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items })));
  saveSession({ access_token: 'a', refresh_token: 'r', token_expires_at: Date.now() / 1000 + 900 }, false);
  await act(async () => {
    render(
      <Suspense>
        <ServedPageContext value={{ locale: 'de' }}>
          <LanguageProvider>
            <QueryClientProvider client={new QueryClient()}>
              <AuthEventList />
            </QueryClientProvider>
          </LanguageProvider>
        </ServedPageContext>
      </Suspense>,
    );
  });
  expect((await screen.findByText('Firefox unter Android')).tagName).toBe('BDI');
  expect(screen.getByText('192.0.2.7')).toBeTruthy();
});
