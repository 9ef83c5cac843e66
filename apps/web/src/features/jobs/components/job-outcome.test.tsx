// @vitest-environment happy-dom
import type { Job } from '@vitrine/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { operator } from '../../../lib/content/operator.ts';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { JobHeader } from './job-header.tsx';
import { JobOutcome } from './job-outcome.tsx';

const failed = {
  id: 'j',
  status: 'failed',
  credit: { state: 'returned' },
  failed_because: null,
  progress: { done: 0, failed: 20, total: 20 },
  variations: Array.from({ length: 20 }, () => ({ status: 'failed', preview_url: null })),
  created_at: '2026-01-01T00:00:00Z',
  finished_at: '2026-01-01T00:01:00Z',
} as unknown as Job; // A stand-in with the fields read here.

async function show(job: Job) {
  const Page = () => (
    <>
      <JobHeader job={job} />
      <JobOutcome job={job} />
    </>
  );
  const router = createMemoryRouter([{ path: '/', Component: Page }]);
  await act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <QueryClientProvider client={new QueryClient()}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </LanguageProvider>
      </Suspense>,
    );
  });
  await screen.findByRole('heading', { level: 1 });
}
const mail = () => screen.getByRole('link', { name: operator.email }).getAttribute('href');

afterEach(cleanup);

it('a failed set can be retried, and its sentence about support has a link', async () => {
  await show(failed);
  expect(screen.getByRole('button', { name: 'Try again with this credit' })).toBeTruthy();
  expect(mail()).toBe(`mailto:${operator.email}`);
});

it('a set without a product says so and leads to the photos instead of a retry', async () => {
  await show({ ...failed, failed_because: 'no_product_found' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We found no product in your photos');
  expect(screen.getByRole('link', { name: 'Touch up the photos' }).getAttribute('href')).toBe('/generate?from=j');
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  expect(mail()).toBe(`mailto:${operator.email}`);
});
