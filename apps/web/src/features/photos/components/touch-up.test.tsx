// @vitest-environment happy-dom
import type { Photo, TouchUp as TouchUpList } from '@vitrine/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Toaster } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { TooltipProvider } from '../../../ui/tooltip.tsx';
import { TouchUp } from './touch-up.tsx';

const FORMER: TouchUpList = { strokes: [{ mode: 'keep', radius: 0.02, points: [[0.5, 0.5]] }] };
const photoWith = (cutout: Partial<Photo['cutout']> = {}, warnings: Photo['warnings'] = []) =>
  ({
    id: 'photo-1',
    filename: 'mug.jpg',
    width: 1600,
    height: 1200,
    warnings,
    preview_url: '/photo.jpg',
    cutout: {
      status: 'ready',
      score: 0.9,
      preview_url: '/cutout.png',
      touched_up: false,
      empty_shot_id: null,
      ...cutout,
    },
  }) as Photo;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Lists that reached the server. */
let put: TouchUpList[];
let answer: () => Promise<Response>;
const former = vi.fn<() => Promise<Response>>();
const changed = vi.fn<(photo: Photo) => void>();

beforeEach(() => {
  put = [];
  answer = async () => json(photoWith({ touched_up: true, preview_url: `/cutout-${put.length}.png` }));
  former.mockReset().mockImplementation(async () => json(FORMER));
  changed.mockReset();
  vi.stubGlobal('fetch', async (_address: string, { method, body }: { method: string; body: string }) => {
    if (method === 'GET') return former();
    put.push(JSON.parse(body) as TouchUpList);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(photo = photoWith()) {
  await act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <QueryClientProvider client={new QueryClient()}>
            <TooltipProvider>
              <TouchUp photo={photo} onChange={changed} />
              <Toaster />
            </TooltipProvider>
          </QueryClientProvider>
        </LanguageProvider>
      </Suspense>,
    );
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Touch up mug.jpg' }));
  return screen.findByRole('application', { name: 'Photo and its cut-out' });
}

/** Draws one stroke with the keyboard: to the right while Space is held. */
function draw(surface: HTMLElement, steps = 10) {
  fireEvent.keyDown(surface, { key: 'ArrowUp', shiftKey: true });
  fireEvent.keyDown(surface, { key: ' ' });
  for (let step = 0; step < steps; step += 1) fireEvent.keyDown(surface, { key: 'ArrowRight' });
  fireEvent.keyUp(surface, { key: ' ' });
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('asks for a gesture where the engine is not sure, and begins with the box', async () => {
  await open(photoWith({}, [{ code: 'uncertain_cutout', message: '' }]));
  expect(screen.getByText(/^We are not sure what the product is/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Box' }).getAttribute('aria-checked')).toBe('true');
});

it('draws by keyboard, tells of the new cut-out, and closes when it is saved', async () => {
  const surface = await open();
  draw(surface);
  await waitFor(() => expect(screen.getByText('The cut-out has changed.')).toBeTruthy());
  expect(put).toEqual([
    {
      strokes: [
        {
          mode: 'keep',
          radius: 0.025,
          points: [
            [0.5, 0.4333],
            [0.6, 0.4333],
          ],
        },
      ],
    },
  ]);
  await waitFor(() => expect(changed.mock.lastCall?.[0].cutout.preview_url).toBe('/cutout-1.png'));
  fireEvent.click(button('Done'));
  await isClosed();
});

it('draws between two presses of Enter, and a box between two corners', async () => {
  const surface = await open();
  fireEvent.keyDown(surface, { key: 'e' });
  fireEvent.keyDown(surface, { key: 'ArrowLeft' });
  fireEvent.keyDown(surface, { key: 'Enter' });
  fireEvent.keyDown(surface, { key: 'ArrowDown' });
  fireEvent.keyDown(surface, { key: 'Enter' });
  await waitFor(() => expect(put[0]?.strokes).toMatchObject([{ mode: 'erase' }]));
  fireEvent.keyDown(surface, { key: 'b' });
  fireEvent.keyDown(surface, { key: ' ' });
  for (const key of ['ArrowRight', 'ArrowDown']) fireEvent.keyDown(surface, { key, shiftKey: true });
  fireEvent.keyUp(surface, { key: ' ' });
  await waitFor(() => expect(put[1]?.box).toEqual({ x: 0.49, y: 0.5133, w: 0.05, h: 0.0667 }));
});

it('takes back, brings on again and starts over', async () => {
  const surface = await open();
  expect(button('Undo').disabled).toBe(true);
  draw(surface);
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(put.at(-1)).toEqual({ strokes: [] }));
  fireEvent.keyDown(window, { key: 'Z', ctrlKey: true, shiftKey: true });
  await waitFor(() => expect(put.at(-1)?.strokes).toHaveLength(1));
  fireEvent.click(button('Start over'));
  await waitFor(() => expect(put.at(-1)).toEqual({ strokes: [] }));
  fireEvent.click(button('Undo'));
  await waitFor(() => expect(put.at(-1)?.strokes).toHaveLength(1));
});

it('makes the brush larger and smaller by brackets, on a keyboard without them too', async () => {
  await open();
  const size = () => Number(screen.getByRole<HTMLInputElement>('slider', { name: 'Brush size' }).value);
  const before = size();
  fireEvent.keyDown(window, { key: ']' });
  expect(size()).toBe(before + 3);
  fireEvent.keyDown(window, { key: 'ü', code: 'BracketLeft' });
  expect(size()).toBe(before);
});

it('keeps the strokes that could not be saved, stays open, and sends them again', async () => {
  const surface = await open();
  answer = async () => json({ code: 'unavailable', detail: 'The service is busy.' }, 503);
  draw(surface);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The service is busy. Your strokes are kept.');
  fireEvent.click(button('Done'));
  await act(async () => undefined);
  expect(screen.getByRole('dialog')).toBeTruthy();
  answer = async () => json(photoWith({ touched_up: true }));
  fireEvent.click(button('Try again'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(put[1]).toEqual(put[0]);
});

it('goes on with what was said before, and cancelling brings it back, as the toast does what was discarded', async () => {
  const surface = await open(photoWith({ touched_up: true }));
  draw(surface);
  await waitFor(() => expect(put.at(-1)?.strokes).toHaveLength(2));
  expect(put.at(-1)?.strokes[0]).toEqual(FORMER.strokes[0]);
  fireEvent.click(button('Cancel'));
  await isClosed();
  await waitFor(() => expect(put.at(-1)).toEqual(FORMER));
  fireEvent.click(await screen.findByRole('button', { name: 'Bring it back' }));
  await waitFor(() => expect(put.at(-1)?.strokes).toHaveLength(2));
});

it('lets the server get ready, opens without waiting for it, and sends nothing when nothing was said', async () => {
  former.mockImplementation(() => new Promise(() => undefined));
  await open();
  expect(former).toHaveBeenCalledTimes(1);
  fireEvent.click(button('Cancel'));
  await isClosed();
  expect(put).toEqual([]);
});

it('says so when nothing is left of the product', async () => {
  const surface = await open();
  answer = async () => json(photoWith({ status: 'failed', preview_url: null, touched_up: true }));
  draw(surface);
  const [line] = await screen.findAllByText(/^Nothing is left of the product/);
  expect(line).toBeTruthy();
});

it('takes back the line that is being drawn with Escape, and stays open', async () => {
  const surface = await open();
  fireEvent.keyDown(surface, { key: 'ArrowUp' });
  fireEvent.keyDown(surface, { key: ' ' });
  fireEvent.keyDown(surface, { key: 'ArrowUp' });
  fireEvent.keyDown(document, { key: 'Escape' });
  fireEvent.keyUp(surface, { key: ' ' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(put).toEqual([]);
  fireEvent.keyDown(document, { key: 'Escape' });
  await isClosed();
});
