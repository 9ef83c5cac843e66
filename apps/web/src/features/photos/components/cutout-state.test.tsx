// @vitest-environment happy-dom
import type { Photo } from '@vitrine/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { CutoutOrigin } from './cutout-origin.tsx';
import { CutoutWait } from './cutout-wait.tsx';

afterEach(cleanup);

const within = (children: ReactNode) => (
  <Suspense>
    <LanguageProvider>{children}</LanguageProvider>
  </Suspense>
);
const waiting = (seconds_left: number | null) =>
  within(<CutoutWait photo={{ filename: 'mug.jpg', cutout: { status: 'pending', seconds_left } } as Photo} />);
const madeBy = (network: string | null, fell_back = false) =>
  within(<CutoutOrigin {...({ network, fell_back } as Photo['cutout'])} />);

it('shows that a photo is being cut out, with the estimated time if known', async () => {
  const { rerender } = await act(async () => render(waiting(null)));
  await screen.findByText('Cutting out…');
  expect(screen.queryByRole('progressbar')).toBeNull();
  const show = (seconds: number) => act(async () => rerender(waiting(seconds)));
  const done = () =>
    Number(screen.getByRole('progressbar', { name: 'Cutting out mug.jpg' }).getAttribute('aria-valuenow'));
  await show(38);
  expect(screen.getByText('Cutting out, about 40 s')).toBeTruthy();
  expect(done()).toBe(0);
  await show(12);
  expect(screen.getByText('Cutting out, about 12 s')).toBeTruthy();
  expect(done()).toBe(26);
  await show(1);
  expect(screen.getByText('Cutting out, almost done…')).toBeTruthy();
});

it('names the network of a cut-out, and a fallback, in small print', async () => {
  const { rerender } = await act(async () => render(madeBy('vitrine')));
  await screen.findByText('Cut out by our own network');
  await act(async () => rerender(madeBy('isnet')));
  expect(screen.getByText(/^Cut out by \u2068isnet\u2069$/)).toBeTruthy();
  await act(async () => rerender(madeBy('server')));
  expect(screen.getByText('Cut out by the server')).toBeTruthy();
  expect(screen.queryByText(/did not answer/)).toBeNull();
  await act(async () => rerender(madeBy('vitrine', true)));
  expect(screen.getByText('The cut-out server did not answer; the built-in network was used instead.')).toBeTruthy();
  await act(async () => rerender(madeBy(null)));
  expect(screen.queryByText(/Cut out by/)).toBeNull();
});
