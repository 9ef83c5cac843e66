// @vitest-environment happy-dom
import type { Job, Photo, TouchUp, Variation } from '@vitrine/contract';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { toast, Toaster } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jobKey } from '../../features/jobs/api/use-job.ts';
import { TouchUpState } from '../../features/jobs/components/touch-up-state.tsx';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { TooltipProvider } from '../../ui/tooltip.tsx';
import { SetTouchUp } from './set-touch-up.tsx';

const photo = (id: string, preview = '/cutout.png') =>
  ({
    id,
    filename: `${id}.jpg`,
    width: 1600,
    height: 1200,
    warnings: [],
    preview_url: '/photo.jpg',
    cutout: { status: 'ready', score: 0.9, preview_url: preview, touched_up: false, empty_shot_id: null },
  }) as unknown as Photo; // A stand-in with the fields read here.
type Change = Partial<Variation['change']>;
const variations = (...changes: Change[]) =>
  changes.map((change, at) => ({
    id: `v${at}`,
    status: 'ready',
    change: { state: 'none', left: 20, can_undo: false, touch_up: 'none', ...change },
  })) as Variation[];
const jobWith = (given: Partial<Job>) =>
  ({
    id: 'job',
    status: 'completed',
    images: [photo('mug')],
    variations: variations({}, {}),
    languages: [],
    touch_up: { left: 9 },
    ...given,
  }) as Job;

/** Requests that reached the server, as method, address and body. */
let sent: [string, string, unknown][];
let answerTouchUp: () => Response;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

beforeEach(() => {
  sent = [];
  answerTouchUp = () => json(jobWith({ variations: variations({ state: 'running' }, { state: 'running' }) }));
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    sent.push([method, address, body === undefined ? null : JSON.parse(body)]);
    if (address.endsWith('/restore')) return json(photo('mug', '/cutout-of-now.png'));
    if (address.endsWith('/touch-up')) return answerTouchUp();
    if (method === 'PUT') return json({ ...photo('mug', '/cutout-2.png'), candidates: [] });
    return json({ strokes: [], candidates: [] } satisfies TouchUp & { candidates: [] });
  });
});
afterEach(() => {
  // Toasts stay after the page that showed them.
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
});

function Page({ first }: { first: Job }) {
  const { data: job } = useQuery({
    queryKey: jobKey('job'),
    queryFn: () => first,
    initialData: first,
    staleTime: Infinity,
  });
  return (
    <>
      <SetTouchUp job={job} />
      <TouchUpState job={job} />
    </>
  );
}

async function show(first: Job) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <QueryClientProvider client={client}>
            <TooltipProvider>
              <Page first={first} />
              <Toaster />
            </TooltipProvider>
          </QueryClientProvider>
        </LanguageProvider>
      </Suspense>,
    );
  });
  await screen.findByText(/set/);
  return client;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const asked = () => sent.filter(([, address]) => address.endsWith('/touch-up')).map(([, , body]) => body);

async function drawAndEnd(name: string) {
  press('Touch up the cut-out');
  const surface = await screen.findByRole('application', { name: 'Photo and its cut-out' });
  fireEvent.keyDown(surface, { key: ' ' });
  for (let step = 0; step < 10; step += 1) fireEvent.keyDown(surface, { key: 'ArrowRight' });
  fireEvent.keyUp(surface, { key: ' ' });
  await waitFor(() => expect(sent.some(([method]) => method === 'PUT')).toBe(true));
  press(name);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('opens the server’s current cut-out, and requests new pictures when the touch-up is saved', async () => {
  await show(jobWith({}));
  expect(screen.getByText(/9 touch-ups left for this set\.$/)).toBeTruthy();
  await drawAndEnd('Done');
  await waitFor(() => expect(asked()).toEqual([{}]));
  expect(sent[0]?.[1]).toContain('/images/mug/restore');
  expect(await screen.findByText('2 pictures are being made again')).toBeTruthy();
});

it('requests nothing after Cancel, and new pictures when the discarded strokes are restored', async () => {
  await show(jobWith({}));
  await drawAndEnd('Cancel');
  fireEvent.click(await screen.findByRole('button', { name: 'Bring it back' }));
  expect(asked()).toEqual([]);
  await waitFor(() => expect(asked()).toEqual([{}]));
  const lists = sent.filter(([method]) => method === 'PUT').map(([, , body]) => (body as TouchUp).strokes.length);
  expect(lists).toEqual([1, 0, 1]);
});

it('reports a failed request, and repeats it with the stored cut-out', async () => {
  await show(jobWith({}));
  answerTouchUp = () => json({ code: 'busy', detail: 'Too much to do.' }, 429);
  await drawAndEnd('Done');
  const again = await screen.findByRole('button', { name: 'Try again' });
  answerTouchUp = () => json(jobWith({}));
  fireEvent.click(again);
  await waitFor(() => expect(asked()).toEqual([{}, {}]));
  expect(await screen.findByText('The cut-out is unchanged, so nothing is made again.')).toBeTruthy();
});

it('names each of several photos, and is disabled after ten touch-ups', async () => {
  await show(jobWith({ images: [photo('mug'), photo('side')], touch_up: { left: 0 } }));
  for (const name of ['mug.jpg', 'side.jpg'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: `Touch up the cut-out of ${name}` }).disabled).toBe(
      true,
    );
  expect(screen.getByText('You have used all touch-ups for this set.')).toBeTruthy();
});

it('reports failed pictures, and offers undo and redo', async () => {
  await show(jobWith({ variations: variations({ touch_up: 'failed' }, { touch_up: 'after' }) }));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('1 picture could not be made again. It is unchanged.');
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked()).toEqual([{}]));
  cleanup();
  await show(jobWith({ variations: variations({ touch_up: 'after' }, {}) }));
  answerTouchUp = () => json(jobWith({ variations: variations({ touch_up: 'before' }, {}) }));
  press('Restore the previous pictures');
  expect(await screen.findByRole('button', { name: 'Restore the new pictures' })).toBeTruthy();
  expect(asked()).toEqual([{}, { undo: true }]);
});

it('is hidden while a set is being made', async () => {
  const client = await show(jobWith({}));
  await act(async () => client.setQueryData(jobKey('job'), jobWith({ status: 'generating' })));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Touch up the cut-out' })).toBeNull());
});

it('treats a phone’s Back like Cancel, and restores the strokes', async () => {
  const watchers = new Set<EventTarget>();
  class Watcher extends EventTarget {
    constructor() {
      super();
      watchers.add(this);
    }
    destroy = () => void watchers.delete(this);
  }
  vi.stubGlobal('CloseWatcher', Watcher);
  await show(jobWith({}));
  expect(watchers.size).toBe(0);
  press('Touch up the cut-out');
  const surface = await screen.findByRole('application', { name: 'Photo and its cut-out' });
  fireEvent.keyDown(surface, { key: 'Enter' });
  await waitFor(() => expect(sent.some(([method]) => method === 'PUT')).toBe(true));
  act(() => watchers.forEach((watcher) => watcher.dispatchEvent(new Event('close'))));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Bring it back' })).toBeTruthy();
  expect(watchers.size).toBe(0);
});
