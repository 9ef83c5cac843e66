// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import words from '../../../content/landing/en.json';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { Countdown } from './countdown.tsx';

const show = () =>
  act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <Countdown />
        </LanguageProvider>
      </Suspense>,
    );
  });

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['promo'];
  vi.useRealTimers();
});

it('starts at 23:45:30, ticks, stops at zero, and then shows a sentence that is still true', async () => {
  await show();
  const clock = await screen.findByRole('timer');
  expect(clock.textContent).toMatch(/^23:45:(30|29)$/);
  expect(screen.getByText(words.clock.open)).toBeTruthy();
  await act(async () => {
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(clock.textContent).toBe('00:00:00');
  expect(screen.queryByText(words.clock.open)).toBeNull();
  expect(screen.getByText(words.clock.late)).toBeTruthy();
});

it('reports the end of an offer', async () => {
  document.documentElement.dataset['promo'] = new Date(Date.now() - 1000).toISOString();
  await show();
  expect((await screen.findByRole('timer')).textContent).toBe('00:00:00');
  expect(screen.getByText(words.clock.over)).toBeTruthy();
});
