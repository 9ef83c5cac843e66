// @vitest-environment happy-dom
import type { ChangePictureBody, Job, PictureOptions, Variation } from '@vitrine/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { Toaster } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { jobKey } from '../api/use-job.ts';
import { TooltipProvider } from '../../../ui/tooltip.tsx';
import { PicturePage } from './picture-page.tsx';

const OPTIONS: PictureOptions = {
  language: 'en',
  direction: 'ltr',
  texts: [
    { slot: 0, role: 'name', text: 'Blue mug', proposed: 'Blue mug', max: 20 },
    { slot: 1, role: 'call', text: 'Tea time', proposed: 'Shop now', max: 12 },
  ],
  scene: 1,
  scenes: 3,
  scene_previews: ['a', 'b', 'c'].map((name) => `data:image/webp;base64,${name}`),
  varies: false,
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
    alt_text: 'Blue mug – Hero banners',
    change: { state: 'none', left: 20, can_undo: false, touch_up: 'none', ...change },
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
  sessionStorage.clear();
});

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const text = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(text(name), { target: { value } });

const JOB = { id: 'job', status: 'completed', language: 'en', images: [] as Job['images'] } as Job;

/** Opens a picture and its changes. @returns the mock that receives steps to other pictures */
async function open(first = picture('one')) {
  client.clear();
  const job = { ...JOB, languages: [], variations: [first, picture('two')] };
  client.setQueryData(jobKey('job'), job);
  const [onStep, onLeave] = [vi.fn<(by: number) => void>(), vi.fn<() => void>()];
  await act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <QueryClientProvider client={client}>
            <MemoryRouter>
              <TooltipProvider>
                <PicturePage
                  {...{ job, onStep, onLeave }}
                  picture={first}
                  position={1}
                  touchUp={null}
                  preset={null}
                  onPreset={() => undefined}
                />
              </TooltipProvider>
            </MemoryRouter>
            <Toaster />
          </QueryClientProvider>
        </LanguageProvider>
      </Suspense>,
    );
  });
  // The interface texts load first.
  fireEvent.click(await screen.findByRole('button', { name: 'Change this picture' }));
  await screen.findByRole('region', { name: 'Change this picture' });
  return { onStep, onLeave };
}

it('shows the current texts, counts characters, and sends only edited ones', async () => {
  await open();
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Product name' })).value).toBe('Blue mug');
  expect(text('Button').value).toBe('Tea time');
  expect(text('Button').placeholder).toBe('Shop now');
  expect(button('Apply to the picture').disabled).toBe(true);
  type('Product name', 'For slow\nmornings ');
  expect(screen.getByText('17 / 20')).toBeTruthy();
  fireEvent.click(button('Apply to the picture'));
  await waitFor(() => expect(asked).toEqual([{ texts: [{ slot: 0, text: 'For slow mornings' }] }]));
  await waitFor(() => {
    const kept = client.getQueryData<Job>(jobKey('job'));
    expect(kept?.variations[0]?.change).toMatchObject({ state: 'running', left: 19 });
  });
});

it('reports how much is too long and sends nothing until it fits', async () => {
  await open();
  await screen.findByRole('textbox', { name: 'Button' });
  type('Button', 'Order it today');
  expect(screen.getByText('2 characters too many: the end would be cut off.')).toBeTruthy();
  expect(text('Button').getAttribute('aria-invalid')).toBe('true');
  expect(button('Apply to the picture').disabled).toBe(true);
  type('Button', '');
  fireEvent.click(button('Apply to the picture'));
  await waitFor(() => expect(asked).toEqual([{ texts: [{ slot: 1, text: '' }] }]));
});

it('writes from right to left like the picture', async () => {
  options = { ...OPTIONS, language: 'ar', direction: 'rtl' };
  await open();
  await screen.findByRole('textbox', { name: 'Product name' });
  expect([text('Product name').dir, text('Product name').lang]).toEqual(['rtl', 'ar']);
});

it('switches to another scene, and back to the previous picture', async () => {
  await open(picture('one', { can_undo: true, left: 3 }));
  expect(await screen.findByText('Scene 2 of 3')).toBeTruthy();
  expect(screen.getByText(/3 changes left\.$/)).toBeTruthy();
  fireEvent.click(button('Another scene'));
  await waitFor(() => expect(asked).toEqual([{ scene: 2 }]));
  await waitFor(() => expect(button('Back to the one before').disabled).toBe(false));
  fireEvent.click(button('Back to the one before'));
  await waitFor(() => expect(asked[1]).toEqual({ undo: true }));
});

it('shows every scene as a small picture, marks the current one, and switches with one press', async () => {
  await open();
  const choices = within(await screen.findByRole('list', { name: 'Scenes' })).getAllByRole('button');
  expect(choices.map((choice) => [choice.getAttribute('aria-label'), choice.getAttribute('aria-pressed')])).toEqual([
    ['Scene 1 of 3', 'false'],
    ['Scene 2 of 3', 'true'],
    ['Scene 3 of 3', 'false'],
  ]);
  fireEvent.click(button('Scene 2 of 3'));
  fireEvent.click(button('Scene 1 of 3'));
  await waitFor(() => expect(asked).toEqual([{ scene: 0 }]));
});

it('shows progress on the picture, and requests nothing meanwhile', async () => {
  await open(picture('one', { state: 'running', left: 19 }));
  expect(screen.getByText('The new picture is being made…')).toBeTruthy();
  await screen.findByText('Scene 2 of 3');
  expect(button('Another scene').disabled).toBe(true);
});

it('reports an error, and keeps the input', async () => {
  answer = () =>
    json({ code: 'changes_used_up', status: 409, title: 'You have used all changes for this picture.' }, 409);
  await open(picture('one', { state: 'failed' }));
  expect(screen.getByRole('alert').textContent).toMatch(/^The change could not be made/);
  await screen.findByRole('textbox', { name: 'Product name' });
  type('Product name', 'Good morning');
  fireEvent.click(button('Apply to the picture'));
  expect(await screen.findByText('You have used all changes for this picture.')).toBeTruthy();
  expect(text('Product name').value).toBe('Good morning');
});

it('leaves the arrow keys to the text field, and steps with them elsewhere', async () => {
  const { onStep, onLeave } = await open();
  fireEvent.keyDown(await screen.findByRole('textbox', { name: 'Product name' }), { key: 'ArrowRight' });
  fireEvent.keyDown(text('Product name'), { key: 'Escape' });
  expect(onStep).not.toHaveBeenCalled();
  expect(onLeave).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(onStep.mock.calls).toEqual([[1], [-1]]);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onLeave).toHaveBeenCalledOnce();
});

it('keeps the input on closing, on another scene and on leaving', async () => {
  await open();
  await screen.findByRole('textbox', { name: 'Product name' });
  type('Product name', 'Good morning');
  fireEvent.click(button('Another scene'));
  await waitFor(() => expect(asked).toEqual([{ scene: 2 }]));
  fireEvent.click(button('Change this picture'));
  expect(screen.getByText('You have changed words that are not on the picture yet.')).toBeTruthy();
  cleanup();
  await open();
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Product name' })).value).toBe(
    'Good morning',
  );
  type('Product name', 'Blue mug');
  fireEvent.click(button('Change this picture'));
  expect(screen.queryByText('You have changed words that are not on the picture yet.')).toBeNull();
});

it('arranges anew if another seed makes another picture', async () => {
  options = { ...OPTIONS, texts: [], scene: 0, scenes: 1, varies: true };
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'New layout' }));
  await waitFor(() => expect(asked[0]?.seed).toBeGreaterThan(0));
});

it('reports that nothing can be changed', async () => {
  options = { ...OPTIONS, texts: [], scene: 0, scenes: 1 };
  await open();
  expect(await screen.findByText(/^This picture has no words/)).toBeTruthy();
});
