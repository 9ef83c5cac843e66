// @vitest-environment happy-dom
import type { Job, Preset, Variation } from '@vitrine/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { TooltipProvider } from '../../../ui/tooltip.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { PictureDownload } from './picture-download.tsx';

const picture = (id: string, style: string, reasons: string[] = []) =>
  ({
    id,
    style,
    status: 'ready',
    preview_url: `/${id}.jpg`,
    change: { state: 'none' },
    checks: { bytes: 1_000_000, main_image: [{ channel: 'amazon', fit: reasons.length === 0, reasons }] },
  }) as unknown as Variation; // A stand-in with the fields read here.
const PICTURES = [picture('white', 'white_bg'), picture('cafe', 'lifestyle', ['background_not_white'])];
const job = { id: 'j', status: 'completed', variations: PICTURES } as unknown as Job; // A stand-in with the fields read here.
const preset = (id: string, channel: string | null) =>
  ({ id, main_image_of: channel, formats: ['jpeg'], width: 1440, height: 2560 }) as unknown as Preset; // A stand-in with the fields read here.

/** Requested files, with their pending answers. */
let asked: { path: string; answer: (status?: number) => void }[];
let saved: string[];
/** Revoked object URLs of pictures. */
let dropped: string[];
let spies: { mockRestore: () => void }[];

beforeEach(() => {
  [asked, saved, dropped] = [[], [], []];
  vi.stubGlobal('fetch', (path: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    asked.push({ path, answer: (status = 200) => resolve(new Response('pixels', { status })) });
    return promise;
  });
  let made = 0;
  spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`),
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void dropped.push(address)),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    }),
  ];
});
afterEach(() => {
  cleanup();
  for (const spy of spies) spy.mockRestore();
  vi.unstubAllGlobals();
});

async function show(node: ReactNode) {
  const router = createMemoryRouter([{ path: '/', element: node }]);
  await act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <QueryClientProvider client={new QueryClient()}>
            <TooltipProvider>
              <RouterProvider router={router} />
            </TooltipProvider>
          </QueryClientProvider>
        </LanguageProvider>
      </Suspense>,
    );
  });
}
const pictures = async () => (await screen.findAllByRole('img')).map((image) => image.getAttribute('src'));

it('shows pictures as rendered if no channel is chosen', async () => {
  await show(<ContactSheet job={job} />);
  expect(await pictures()).toEqual(['/white.jpg', '/cafe.jpg']);
  expect(asked).toEqual([]);
});

it('shows them in a channel’s format, requested one after the other', async () => {
  await show(<ContactSheet job={job} preset={preset('meta_story', null)} />);
  expect(await screen.findAllByText('In this form…')).toHaveLength(2);
  expect(asked.map(({ path }) => path)).toEqual(['/api/variations/white/file?size=preview&preset=meta_story']);
  asked[0]?.answer();
  await waitFor(async () => expect(await pictures()).toEqual(['blob:1']));
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.answer();
  await waitFor(async () => expect(await pictures()).toEqual(['blob:1', 'blob:2']));
  cleanup();
  expect(dropped).toEqual(['blob:1', 'blob:2']);
});

it('reports which failed, and continues with the next', async () => {
  await show(<ContactSheet job={job} preset={preset('meta_story', null)} />);
  asked[0]?.answer(500);
  expect(await screen.findByText('Could not be made')).toBeTruthy();
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.answer();
  await waitFor(async () => expect(await pictures()).toEqual(['blob:1']));
});

it('reports which do not suit the channel, and offers no file of them', async () => {
  await show(<ContactSheet job={job} preset={preset('amazon_main', 'amazon')} />);
  expect(await screen.findByText('Not for this channel')).toBeTruthy();
  // The text on a frame is part of its link's name.
  expect(screen.getByRole('link', { name: /^Look at .+ large\s*Not for this channel$/ })).toBeTruthy();
  expect(asked.map(({ path }) => path)).toEqual(['/api/variations/white/file?size=preview&preset=amazon_main']);
  expect(screen.getAllByRole('button', { name: /^Download/ })).toHaveLength(1);
});

it.each([
  ['Without shadow', 'bare'],
  ['With shadow', 'with_shadow'],
])('saves the white product %s', async (name, alone) => {
  await show(<PictureDownload picture={PICTURES[0]!} preset={null} onPreset={() => undefined} />);
  const button = await screen.findByRole('button', { name });
  const before = asked.length;
  fireEvent.click(button);
  await waitFor(() => expect(asked.slice(before)).toHaveLength(1));
  expect(asked.at(-1)?.path).toBe(`/api/variations/white/file?size=full&format=png&alone=${alone}`);
  asked.at(-1)?.answer();
  await waitFor(() => expect(saved).toEqual(['white_bg.png']));
});
