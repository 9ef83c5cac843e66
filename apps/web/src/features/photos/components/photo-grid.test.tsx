// @vitest-environment happy-dom
import type { Photo } from '@vitrine/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { Toaster } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { clearDrafts, draftKey } from '../../../lib/use-stored-draft.ts';
import { TooltipProvider } from '../../../ui/tooltip.tsx';
import { type Uploads, useUploads } from '../api/use-uploads.ts';
import { PhotoGrid } from './photo-grid.tsx';

const photoOf = (name: string) =>
  ({
    id: name,
    filename: `${name}.jpg`,
    width: 1600,
    height: 1200,
    warnings: [],
    preview_url: `/${name}.jpg`,
    cutout: { status: 'ready', score: 0.9, preview_url: `/${name}.png`, touched_up: false, empty_shot_id: null },
  }) as unknown as Photo; // A stand-in with the fields read here.

/** Photos deleted on the server. */
let forgotten: string[];
let turnFails: boolean;
const onToggleFocus = vi.fn<(photoId: string) => void>();
const told = vi.fn<(uploads: Uploads) => void>();
const uploads = () => {
  const [last] = told.mock.lastCall ?? [];
  if (last === undefined) throw new Error('nothing is shown yet');
  return last;
};

beforeEach(() => {
  forgotten = [];
  turnFails = false;
  onToggleFocus.mockClear();
  vi.stubGlobal('fetch', async (address: string, { method }: { method?: string } = {}) => {
    const name = address.split('/').at(-1) ?? '';
    if (method === 'POST') {
      if (turnFails) return new Response('{}', { status: 503 });
      return new Response(JSON.stringify(photoOf(`${address.split('/').at(-2)}-turned`)), { status: 201 });
    }
    if (method !== 'DELETE') return new Response(JSON.stringify(photoOf(name)), { status: 200 });
    forgotten.push(name);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  clearDrafts();
  vi.unstubAllGlobals();
});

function Page() {
  const all = useUploads();
  told(all);
  return <PhotoGrid uploads={all} focus={['b']} onToggleFocus={onToggleFocus} />;
}

async function open(...names: string[]) {
  sessionStorage.setItem(draftKey('photos'), JSON.stringify(names.map(photoOf)));
  await act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <QueryClientProvider client={new QueryClient()}>
            <TooltipProvider>
              <Page />
              <Toaster />
            </TooltipProvider>
          </QueryClientProvider>
        </LanguageProvider>
      </Suspense>,
    );
  });
  await screen.findByRole('list', { name: 'Photos of this set' });
}

const order = () =>
  uploads()
    .entries.map(({ key }) => key)
    .join(' ');
const press = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  });

it('moves a photo by its arrow buttons, announces its position, and keeps the focus', async () => {
  await open('a', 'b', 'c');
  await press('Move a.jpg later');
  expect(order()).toBe('b a c');
  expect(screen.getByText('a.jpg is now photo 2 of 3.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move a.jpg later');
  await press('Move a.jpg later');
  await press('Move a.jpg later');
  expect(order()).toBe('b c a');
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
});

it('moves a photo by dragging, without treating that as a click', async () => {
  await open('a', 'b', 'c');
  const [first, , third] = screen.getAllByRole('listitem');
  document.elementFromPoint = () => third ?? null;
  const grip = first?.querySelector('[data-grip]');
  await act(async () => {
    fireEvent.pointerDown(grip as Element, { button: 0, pointerType: 'touch', clientX: 10, clientY: 10 });
    fireEvent.pointerMove(window, { clientX: 12, clientY: 10 });
  });
  expect(order()).toBe('a b c');
  await act(async () => {
    fireEvent.pointerMove(window, { clientX: 300, clientY: 10 });
    fireEvent.pointerUp(window);
  });
  expect(order()).toBe('b c a');
  expect(screen.getByText('a.jpg is now photo 3 of 3.')).toBeTruthy();
});

it('restores a removed photo, and waits if the set is full', async () => {
  await open('a', 'b', 'c', 'd', 'e', 'f');
  await press('Remove b.jpg');
  expect(order()).toBe('a c d e f');
  const inList = within(screen.getByRole('list', { name: 'Photos of this set' }));
  expect(inList.getAllByRole('listitem')[1]?.contains(document.activeElement)).toBe(true);
  const other = { key: 'g', name: 'g.jpg', status: 'ready', photo: photoOf('g') } as const;
  await act(async () => uploads().restore(other, 5));
  await press('Undo');
  expect(order()).toBe('a c d e f g');
  expect(await screen.findByText(/Remove another photo to bring b.jpg back/)).toBeTruthy();
  await act(async () => uploads().remove(other));
  await press('Undo');
  expect(order()).toBe('a b c d e f');
  expect(forgotten).toEqual([]);
});

it('replaces a photo by the turned one at the same place, in focus if it was, and deletes the old one', async () => {
  await open('a', 'b');
  const button = screen.getByRole('button', { name: 'Turn b.jpg clockwise' });
  await act(async () => fireEvent.click(button));
  const ids = uploads().entries.map((entry) => entry.status === 'ready' && entry.photo.id);
  expect([ids, onToggleFocus.mock.calls, forgotten]).toEqual([['a', 'b-turned'], [['b-turned']], ['b']]);
});

it('keeps the photo if it could not be turned', async () => {
  turnFails = true;
  await open('a');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Turn a.jpg clockwise' })));
  const ids = uploads().entries.map((entry) => entry.status === 'ready' && entry.photo.id);
  expect([ids, forgotten]).toEqual([['a'], []]);
});
