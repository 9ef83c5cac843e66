// @vitest-environment happy-dom
import type { CutoutCandidate, Photo, TouchUp as TouchUpList } from '@vitrine/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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
      shown_whole: false,
      rank: 0,
      empty_shot_id: null,
      ...cutout,
    },
  }) as Photo;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

const UNSURE: Photo['warnings'] = [{ code: 'uncertain_cutout', message: '' }];
const THREE: CutoutCandidate[] = ['a', 'b', 'c'].map((name) => ({ mask: `data:image/png;base64,${name}`, score: 0.5 }));
/** A photo with its cut-out, as the answer to a gesture. */
const answered = (photo: Photo, candidates: CutoutCandidate[] = []) => json({ ...photo, candidates });

/** Lists that reached the server. */
let put: TouchUpList[];
let answer: () => Promise<Response>;
const former = vi.fn<() => Promise<Response>>();
const changed = vi.fn<(photo: Photo) => void>();

beforeEach(() => {
  put = [];
  answer = async () => answered(photoWith({ touched_up: true, preview_url: `/cutout-${put.length}.png` }));
  former.mockReset().mockImplementation(async () => json({ ...FORMER, candidates: [] }));
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

async function show(photo = photoWith()) {
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
}

async function open(photo = photoWith()) {
  await show(photo);
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

it('asks for a gesture if the engine is not sure, and starts with the box', async () => {
  await open(photoWith({ shown_whole: true }, UNSURE));
  expect(screen.getByText(/^We are not sure what the product is/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Box' }).getAttribute('aria-checked')).toBe('true');
});

it('draws by keyboard, announces the new cut-out, and closes once saved', async () => {
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

it('paints exactly on request, by key or button, and then never taps', async () => {
  const surface = await open();
  const toggle = button('Exact');
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  fireEvent.keyDown(surface, { key: 'x' });
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText(/^Paint exactly over what belongs/)).toBeTruthy();
  for (const key of ['k', 'ArrowUp', 'Enter', 'Enter']) fireEvent.keyDown(surface, { key });
  await waitFor(() => expect(put[0]?.strokes).toMatchObject([{ mode: 'keep', exact: true }]));
  expect(put[0]).not.toHaveProperty('tap');
  fireEvent.click(toggle);
  draw(surface);
  await waitFor(() => expect(put.at(-1)?.strokes).toHaveLength(2));
  expect(put.at(-1)?.strokes[1]).not.toHaveProperty('exact');
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(put.at(-1)).toEqual({ strokes: [] }));
  fireEvent.keyDown(surface, { key: 'm' });
  expect(toggle.disabled).toBe(true);
});

it('undoes, redoes and starts over', async () => {
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

it('resizes the brush by the bracket keys, also on keyboards without them', async () => {
  await open();
  const size = () => Number(screen.getByRole<HTMLInputElement>('slider', { name: 'Brush size' }).value);
  const before = size();
  fireEvent.keyDown(window, { key: ']' });
  expect(size()).toBe(before + 3);
  fireEvent.keyDown(window, { key: 'ü', code: 'BracketLeft' });
  expect(size()).toBe(before);
});

it('keeps unsaved strokes after a failure, stays open, and resends them', async () => {
  const surface = await open();
  answer = async () => json({ code: 'unavailable', detail: 'The service is busy.' }, 503);
  draw(surface);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The service is busy. Your changes are kept.');
  fireEvent.click(button('Done'));
  await act(async () => undefined);
  expect(screen.getByRole('dialog')).toBeTruthy();
  answer = async () => answered(photoWith({ touched_up: true }));
  fireEvent.click(button('Try again'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(put[1]).toEqual(put[0]);
});

it('continues the previous correction; Cancel restores it, and the toast restores discarded strokes', async () => {
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

it('lets the server prepare, opens without waiting, and sends nothing without a correction', async () => {
  former.mockImplementation(() => new Promise(() => undefined));
  await open();
  expect(former).toHaveBeenCalledTimes(1);
  fireEvent.click(button('Cancel'));
  await isClosed();
  expect(put).toEqual([]);
});

it('reports when nothing of the product is left', async () => {
  const surface = await open();
  answer = async () => answered(photoWith({ status: 'failed', preview_url: null, touched_up: true }));
  draw(surface);
  const [line] = await screen.findAllByText(/^Nothing is left of the product/);
  expect(line).toBeTruthy();
});

it('cancels the line being drawn on Escape, and stays open', async () => {
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

it('taps with the first Enter where the crosshair is, and paints with the next two', async () => {
  const surface = await open();
  expect(screen.getByText(/^Tap your product/)).toBeTruthy();
  fireEvent.keyDown(surface, { key: 'ArrowUp', shiftKey: true });
  fireEvent.keyDown(surface, { key: 'Enter' });
  await waitFor(() => expect(put).toEqual([{ tap: [0.5, 0.4333], strokes: [] }]));
  expect(screen.queryByText(/^Tap your product/)).toBeNull();
  for (const key of ['Enter', 'ArrowRight', 'Enter']) fireEvent.keyDown(surface, { key });
  await waitFor(() => expect(put.at(-1)).toMatchObject({ tap: [0.5, 0.4333], strokes: [{ mode: 'keep' }] }));
  fireEvent.click(button('Undo'));
  fireEvent.click(button('Undo'));
  await waitFor(() => expect(put.at(-1)).toEqual({ strokes: [] }));
  fireEvent.click(button('Redo'));
  await waitFor(() => expect(put.at(-1)).toEqual({ tap: [0.5, 0.4333], strokes: [] }));
});

it('erases a dot even as the first gesture, instead of selecting the product', async () => {
  const surface = await open();
  for (const key of ['e', 'ArrowUp', 'Enter', 'Enter']) fireEvent.keyDown(surface, { key });
  await waitFor(() => expect(put[0]).toMatchObject({ strokes: [{ mode: 'erase', points: [[0.5, 0.4867]] }] }));
  expect(put[0]).not.toHaveProperty('tap');
});

it('taps anew with T, which removes strokes made for the previous selection', async () => {
  const surface = await open(photoWith({ touched_up: true }));
  fireEvent.keyDown(surface, { key: 'ArrowLeft' });
  fireEvent.keyDown(surface, { key: 'T', shiftKey: true });
  await waitFor(() => expect(put).toEqual([{ tap: [0.49, 0.5], strokes: [] }]));
  fireEvent.click(button('Undo'));
  await waitFor(() => expect(put.at(-1)).toEqual(FORMER));
});

const radios = () => screen.getAllByRole('radio', { name: /^Suggestion/ });
const isChosen = () => radios().map((radio) => radio.getAttribute('aria-checked') === 'true');

it('opens “Did you mean?” if the engine is not sure; one tap chooses, and undo reverts it', async () => {
  former.mockImplementation(async () => json({ strokes: [], candidates: THREE }));
  answer = async () => answered(photoWith({ touched_up: true }), THREE);
  await open(photoWith({}, UNSURE));
  await waitFor(() => expect(isChosen()).toEqual([true, false, false]));
  expect(screen.getByRole('radiogroup', { name: 'Did you mean?' })).toBeTruthy();
  fireEvent.click(radios()[2]!);
  expect(isChosen()).toEqual([false, false, true]);
  await waitFor(() => expect(put).toEqual([{ choice: 2, strokes: [] }]));
  // A certain cut-out may still be of the wrong thing.
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(radios()).toHaveLength(3);
  fireEvent.click(button('Undo'));
  await waitFor(() => expect(put.at(-1)).toEqual({ strokes: [] }));
  expect(isChosen()).toEqual([true, false, false]);
});

it('shows the other candidates behind a button if the engine is sure, and no button for a single one', async () => {
  former.mockImplementation(async () => json({ strokes: [], candidates: THREE.slice(0, 2) }));
  const surface = await open();
  const ask = await screen.findByRole('button', { name: 'Did you mean something else?' });
  expect(screen.queryByRole('radiogroup', { name: 'Did you mean?' })).toBeNull();
  fireEvent.click(ask);
  expect(radios()).toHaveLength(2);
  answer = async () => answered(photoWith({ touched_up: true }), THREE.slice(0, 1));
  fireEvent.keyDown(surface, { key: 't' });
  await waitFor(() => expect(screen.queryByRole('radiogroup', { name: 'Did you mean?' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Did you mean something else?' })).toBeNull();
});

it('never opens “Did you mean?” by itself during work, which would move the photo under the finger', async () => {
  const surface = await open();
  answer = async () => answered(photoWith({ touched_up: true }, UNSURE), THREE);
  fireEvent.keyDown(surface, { key: 't' });
  await screen.findByRole('button', { name: 'Did you mean something else?' });
  expect(screen.queryByRole('radiogroup', { name: 'Did you mean?' })).toBeNull();
});

it('accepts no choice among old candidates after another tap, until the new ones arrive', async () => {
  former.mockImplementation(async () => json({ strokes: [], candidates: THREE }));
  const surface = await open(photoWith({}, UNSURE));
  await waitFor(() => expect(radios()).toHaveLength(3));
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  fireEvent.keyDown(surface, { key: 't' });
  fireEvent.click(radios()[1]!);
  resolve(answered(photoWith({ touched_up: true }), THREE.slice(0, 2)));
  await waitFor(() => expect(radios()).toHaveLength(2));
  expect(put).toEqual([{ tap: [0.5, 0.5], strokes: [] }]);
  expect(isChosen()).toEqual([true, false]);
});

it('drops the answer to a tap that was followed by another', async () => {
  const surface = await open();
  const early = Promise.withResolvers<Response>();
  answer = () => early.promise;
  fireEvent.keyDown(surface, { key: 't' });
  await waitFor(() => expect(put).toHaveLength(1));
  fireEvent.keyDown(surface, { key: 'ArrowLeft' });
  fireEvent.keyDown(surface, { key: 't' });
  answer = async () => answered(photoWith({ touched_up: true, preview_url: '/late.png' }));
  early.resolve(answered(photoWith({ touched_up: true, preview_url: '/early.png' })));
  await waitFor(() => expect(put).toHaveLength(2));
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(changed.mock.calls.map(([photo]) => photo.cutout.preview_url)).toEqual(['/late.png']);
});

it('resolves an uncertain photo with one tap on its tile, marks it, and still offers the dialog', async () => {
  former.mockImplementation(async () => json({ strokes: [], candidates: THREE }));
  answer = async () => answered(photoWith({ touched_up: true, preview_url: '/second.png' }, UNSURE), THREE);
  await show(photoWith({}, UNSURE));
  await waitFor(() => expect(isChosen()).toEqual([false, false, false]));
  fireEvent.click(radios()[1]!);
  expect(isChosen()).toEqual([false, true, false]);
  await waitFor(() => expect(put).toEqual([{ choice: 1, strokes: [] }]));
  await waitFor(() => expect(changed.mock.lastCall?.[0].cutout.preview_url).toBe('/second.png'));
  expect(changed.mock.lastCall?.[0]).not.toHaveProperty('candidates');
  await waitFor(() => expect(screen.getByText('The cut-out has changed.')).toBeTruthy());
  expect(isChosen()).toEqual([false, true, false]);
  expect(button('Touch up mug.jpg')).toBeTruthy();
});

it('reports on the tile that a choice could not be saved, and resends it', async () => {
  former.mockImplementation(async () => json({ strokes: [], candidates: THREE }));
  await show(photoWith({}, UNSURE));
  await waitFor(() => expect(radios()).toHaveLength(3));
  answer = async () => json({ code: 'unavailable', detail: 'The service is busy.' }, 503);
  fireEvent.click(radios()[0]!);
  expect((await screen.findByRole('alert')).textContent).toContain('The service is busy.');
  expect(isChosen()).toEqual([true, false, false]);
  answer = async () => answered(photoWith({ touched_up: true }), THREE);
  fireEvent.click(button('Try again'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(put).toEqual([
    { choice: 0, strokes: [] },
    { choice: 0, strokes: [] },
  ]);
});

it('asks nothing on the tile of a photo with one candidate or a certain cut-out', async () => {
  former.mockImplementation(async () => json({ strokes: [], candidates: THREE.slice(0, 1) }));
  await show(photoWith({}, UNSURE));
  await waitFor(() => expect(former).toHaveBeenCalled());
  await act(async () => undefined);
  expect(screen.queryByRole('radiogroup')).toBeNull();
  cleanup();
  former.mockClear();
  await show();
  expect(former).not.toHaveBeenCalled();
});

it('asks to look at a cut-out that is shown and probably right', async () => {
  await show(photoWith({}, [{ code: 'unsure_cutout', message: '' }]));
  expect(screen.getByText(/not quite sure of this cut-out, so some pictures show the whole photo/)).toBeTruthy();
});

it.each([
  ['unsure_cutout', false],
  ['uncertain_cutout', true],
] as const)('settles with one press that a cut-out is right (%s)', async (code, shown_whole) => {
  await show(photoWith({ shown_whole }, [{ code, message: '' }]));
  fireEvent.click(button('Use this cut-out: mug.jpg'));
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(put).toEqual([{ choice: 0, strokes: [] }]);
});

it('says what went wrong while settling it, and tries again', async () => {
  const [success, failure] = [answer, json({ code: 'busy', detail: 'Too much to do.' }, 503)];
  answer = async () => failure;
  await show(photoWith({}, [{ code: 'unsure_cutout', message: '' }]));
  fireEvent.click(button('Use this cut-out: mug.jpg'));
  const alert = await screen.findByRole('alert');
  answer = success;
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(changed).toHaveBeenCalled());
});

it('offers no cut-out to use where nothing was found', async () => {
  await show(photoWith({ shown_whole: true, score: 0 }, UNSURE));
  expect(screen.queryByRole('button', { name: /^Use this cut-out/ })).toBeNull();
});

it.each([
  ['is too doubtful', ['uncertain_cutout'], /not sure what the product is, so its pictures show the whole photo/],
  ['is only a part', ['cut_off'], /Only a part of the product is in the photo, so its pictures/],
] as const)('explains why pictures show the whole photo if the cut-out %s', async (_, codes, sentence) => {
  const warnings = codes.map((code) => ({ code, message: '' }));
  await show(photoWith({ shown_whole: true }, warnings));
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('asks nothing about a part that an empty shot has cut out', async () => {
  await show(photoWith({ empty_shot_id: 'shot-1' }, [{ code: 'cut_off', message: '' }]));
  expect(screen.queryByText(/part of the product/)).toBeNull();
});
