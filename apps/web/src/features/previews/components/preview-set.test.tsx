// @vitest-environment happy-dom
import type { CreateJobBody, PreviewEvents } from '@vitrine/contract';
import type { DEFAULT_STYLE_IDS } from '@vitrine/contract/limits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { usePreviews } from '../api/use-previews.ts';
import { PreviewSet } from './preview-set.tsx';

const BODY: CreateJobBody = { image_ids: ['photo-1'], language: 'en' };

/** One stream of the server, written by the test. */
let stream: ReadableStreamDefaultController<Uint8Array>;
let signals: AbortSignal[];
let refusal: Response | null;

const send = <N extends keyof PreviewEvents>(event: N, data: PreviewEvents[N]) =>
  act(async () => {
    stream.enqueue(new TextEncoder().encode(`id: 1\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
const sendPicture = (style: (typeof DEFAULT_STYLE_IDS)[number]) =>
  send('picture', {
    style,
    key: style,
    words: [],
    width: 512,
    height: 512,
    media_type: 'image/webp',
    data: btoa(style),
  });

beforeEach(() => {
  signals = [];
  refusal = null;
  vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    if (refusal !== null) return refusal;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page({ body }: { body: CreateJobBody }) {
  return <PreviewSet previews={usePreviews()} body={body} wish={JSON.stringify(body)} photos={[]} obstacle={null} />;
}

async function open() {
  const wrap = (body: CreateJobBody) => (
    <Suspense>
      <LanguageProvider>
        <QueryClientProvider client={new QueryClient()}>
          <Page body={body} />
        </QueryClientProvider>
      </LanguageProvider>
    </Suspense>
  );
  let view: ReturnType<typeof render> | undefined;
  await act(async () => {
    view = render(wrap(BODY));
  });
  return {
    press: async (name: RegExp) => {
      const button = await screen.findByRole('button', { name });
      await act(async () => void fireEvent.click(button));
    },
    change: (body: CreateJobBody) => act(async () => view?.rerender(wrap(body))),
    leave: () => view?.unmount(),
  };
}

it('shows twenty frames that fill one by one, with a count', async () => {
  const { press } = await open();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  await press(/See all 20 first/);
  await send('begin', { total: 20, waiting: true });
  expect(screen.getByText('Waiting for the cut-out…')).toBeTruthy();
  await sendPicture('luxury');
  await sendPicture('studio');
  await send('failed', { style: 'flat_lay', code: 'internal_error', detail: 'This one did not work out.' });
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(screen.getByText('3 of 20')).toBeTruthy();
  expect(screen.getByText('This one did not work out.')).toBeTruthy();
  await press(/preview of Studio large/);
  expect(screen.getByText('Preview 1 of 2')).toBeTruthy();
});

it('marks them as outdated after a change, and requests new ones', async () => {
  const { press, change } = await open();
  await press(/See all 20 first/);
  await sendPicture('studio');
  await send('done', { made: 1, failed: 19 });
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
  await change({ ...BODY, texts: { name: 'Morning mug' } });
  expect(screen.getByText(/as it was before the change/)).toBeTruthy();
  await press(/Make all 20 again/);
  await sendPicture('studio');
  expect(screen.queryByText(/as it was before the change/)).toBeNull();
  expect(signals).toHaveLength(2);
});

it('stops on request, and when the page is left', async () => {
  const { press, leave } = await open();
  await press(/See all 20 first/);
  await sendPicture('studio');
  await press(/Stop/);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await press(/Make all 20 again/);
  leave();
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]));
});

it('reports the time of the next possible request', async () => {
  const problem = { type: 'about:blank', title: 'Too many', status: 429, code: 'rate_limited' };
  const headers = { 'Content-Type': 'application/problem+json', 'Retry-After': '600' };
  refusal = new Response(JSON.stringify(problem), { status: 429, headers });
  const { press } = await open();
  await press(/See all 20 first/);

  expect((await screen.findByRole('alert')).textContent).toMatch(/From \d{1,2}:\d{2}/);
});

it('keeps the received pictures when the connection is lost', async () => {
  const { press } = await open();
  await press(/See all 20 first/);
  await sendPicture('studio');
  await act(async () => stream.close());
  expect((await screen.findByRole('alert')).textContent).toContain('The finished previews stay');
  expect(screen.getByRole('button', { name: /preview of Studio large/ })).toBeTruthy();
});
