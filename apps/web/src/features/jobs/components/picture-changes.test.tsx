// @vitest-environment happy-dom
import type { ChangePictureBody, Job, PictureOptions, Variation } from '@vitrine/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Toaster } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { jobKey } from '../api/use-job.ts';
import { PictureViewer } from './picture-viewer.tsx';

const OPTIONS: PictureOptions = {
  language: 'en',
  direction: 'ltr',
  texts: [
    { slot: 0, text: 'Blue mug', proposed: 'Blue mug', max: 20 },
    { slot: 1, text: 'Tea time', proposed: 'Shop now', max: 12 },
  ],
  scene: 1,
  scenes: 3,
};
const picture = (id: string, change: Partial<Variation['change']> = {}) =>
  ({
    id,
    style: 'hero_banner',
    status: 'ready',
    width: 4096,
    height: 2304,
    preview_url: `/${id}.jpg`,
    checks: null,
    change: { state: 'none', left: 20, can_undo: false, ...change },
  }) as Variation;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Changes that reached the server. */
let asked: ChangePictureBody[];
let options: PictureOptions;
let answer: () => Response;

beforeEach(() => {
  asked = [];
  options = OPTIONS;
  answer = () => json(picture('one', { state: 'running', left: 19 }));
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body: string }) => {
    if (address.endsWith('/options')) return json(options);
    if (method !== 'PATCH') return json({ items: [] });
    asked.push(JSON.parse(body) as ChangePictureBody);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const text = (number: number) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Text ${number}` });
const type = (number: number, value: string) => fireEvent.change(text(number), { target: { value } });

async function open(first = picture('one')) {
  client.clear();
  client.setQueryData(jobKey('job'), { id: 'job', status: 'completed', variations: [first] });
  const onOpen = vi.fn<(id: string | null) => void>();
  await act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <QueryClientProvider client={client}>
            <PictureViewer jobId="job" pictures={[first, picture('two')]} openId="one" onOpen={onOpen} />
            <Toaster />
          </QueryClientProvider>
        </LanguageProvider>
      </Suspense>,
    );
  });
  // The words of the interface load first.
  fireEvent.click(await screen.findByRole('button', { name: 'Change this picture' }, { timeout: 10_000 }));
  await screen.findByRole('region', { name: 'Change this picture' });
  return onOpen;
}

it('shows the words that stand there, counts while one types, and sends only what is edited', async () => {
  await open();
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text 1' })).value).toBe('Blue mug');
  expect(text(2).value).toBe('Tea time');
  expect(text(2).placeholder).toBe('Shop now');
  expect(button('Put on the picture').disabled).toBe(true);
  type(1, 'For slow\nmornings ');
  expect(screen.getByText('17 / 20')).toBeTruthy();
  fireEvent.click(button('Put on the picture'));
  await waitFor(() => expect(asked).toEqual([{ texts: [{ slot: 0, text: 'For slow mornings' }] }]));
  await waitFor(() => {
    const kept = client.getQueryData<Job>(jobKey('job'));
    expect(kept?.variations[0]?.change).toMatchObject({ state: 'running', left: 19 });
  });
});

it('says how much is too long and sends nothing until it fits', async () => {
  await open();
  await screen.findByRole('textbox', { name: 'Text 2' });
  type(2, 'Order it today');
  expect(screen.getByText('2 characters too many: the end would be cut off.')).toBeTruthy();
  expect(text(2).getAttribute('aria-invalid')).toBe('true');
  expect(button('Put on the picture').disabled).toBe(true);
  type(2, '');
  fireEvent.click(button('Put on the picture'));
  await waitFor(() => expect(asked).toEqual([{ texts: [{ slot: 1, text: '' }] }]));
});

it('writes from the right where the picture does', async () => {
  options = { ...OPTIONS, language: 'ar', direction: 'rtl' };
  await open();
  await screen.findByRole('textbox', { name: 'Text 1' });
  expect([text(1).dir, text(1).lang]).toEqual(['rtl', 'ar']);
});

it('goes on to another scene, and back to the picture before', async () => {
  await open(picture('one', { can_undo: true, left: 3 }));
  expect(await screen.findByText('Scene 2 of 3')).toBeTruthy();
  expect(screen.getByText(/3 changes left\.$/)).toBeTruthy();
  fireEvent.click(button('Another scene'));
  await waitFor(() => expect(asked).toEqual([{ scene: 2 }]));
  await waitFor(() => expect(button('Back to the one before').disabled).toBe(false));
  fireEvent.click(button('Back to the one before'));
  await waitFor(() => expect(asked[1]).toEqual({ undo: true }));
});

it('shows on the picture that another is being made, and asks for nothing meanwhile', async () => {
  await open(picture('one', { state: 'running', left: 19 }));
  expect(screen.getByText('The new picture is being made…')).toBeTruthy();
  await screen.findByText('Scene 2 of 3');
  expect(button('Another scene').disabled).toBe(true);
});

it('says what went wrong, and keeps what was typed', async () => {
  answer = () =>
    json({ code: 'changes_used_up', status: 409, title: 'This picture has been changed as often as it may be.' }, 409);
  await open(picture('one', { state: 'failed' }));
  expect(screen.getByRole('alert').textContent).toMatch(/^The change did not work out/);
  await screen.findByRole('textbox', { name: 'Text 1' });
  type(1, 'Good morning');
  fireEvent.click(button('Put on the picture'));
  expect(await screen.findByText('This picture has been changed as often as it may be.')).toBeTruthy();
  expect(text(1).value).toBe('Good morning');
});

it('keeps the arrows for the text while one types, and Escape closes the changes first', async () => {
  const onOpen = await open();
  fireEvent.keyDown(await screen.findByRole('textbox', { name: 'Text 1' }), { key: 'ArrowRight' });
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.keyDown(document, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Change this picture' })).toBeNull());
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('two');
});

it('says so where nothing can be changed', async () => {
  options = { ...OPTIONS, texts: [], scene: 0, scenes: 1 };
  await open();
  expect(await screen.findByText(/^This picture carries no words/)).toBeTruthy();
});
