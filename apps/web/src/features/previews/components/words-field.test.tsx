// @vitest-environment happy-dom
import type { ProposedWords, WordsBody } from '@vitrine/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import type { OwnWords } from '../own-words.ts';
import { WordsField } from './words-field.tsx';

/** A stand-in that proposes the beginning of the description as the name. */
const proposalOf = ({ language, product_description: description = '' }: WordsBody): ProposedWords => ({
  language,
  direction: language === 'ar' ? 'rtl' : 'ltr',
  words: [
    { role: 'name', proposed: description.split('.')[0] || null, max: 10 },
    { role: 'call', proposed: 'Discover it now', max: 24 },
  ],
  left_behind:
    description.startsWith('Brett') && language !== 'de' ? { language: 'de', said: ['Geölt', 'Saftrille'] } : null,
});

beforeEach(() => {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    return new Response(JSON.stringify(proposalOf(JSON.parse(body) as WordsBody)), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const told = vi.fn<(own: OwnWords) => void>();
const own = () => told.mock.lastCall?.[0];
const client = () => new QueryClient();

function Page({ from }: { from: WordsBody }) {
  const [words, setWords] = useState<OwnWords>({});
  told(words);
  const [language, setLanguage] = useState<string | null>(null);
  return (
    <WordsField
      from={{ ...from, language: language ?? from.language }}
      own={words}
      onChange={setWords}
      onLanguage={setLanguage}
    />
  );
}

async function open() {
  const queries = client();
  const page = (from: WordsBody) => (
    <Suspense>
      <LanguageProvider>
        <QueryClientProvider client={queries}>
          <Page from={from} />
        </QueryClientProvider>
      </LanguageProvider>
    </Suspense>
  );
  let view: ReturnType<typeof render> | undefined;
  await act(async () => {
    view = render(page({ language: 'en', product_description: 'Blue mug. Warm.' }));
  });
  const change = (from: WordsBody) => act(async () => view?.rerender(page(from)));
  return { change };
}

const field = async (name: string) => (await screen.findByLabelText(name)) as HTMLInputElement;
const type = async (name: string, text: string) => {
  const input = await field(name);
  await act(async () => void fireEvent.change(input, { target: { value: text } }));
};

it('follows the description until the seller edits, and again after a reset', async () => {
  const { change } = await open();
  expect((await field('Name')).value).toBe('Blue mug');
  await type('Name', 'My mug');
  await change({ language: 'en', product_description: 'Red mug. Warm.' });
  expect((await field('Name')).value).toBe('My mug');
  expect(own()).toEqual({ name: 'My mug' });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Name: back to the proposal' })));
  await vi.waitFor(async () => expect([(await field('Name')).value, own()]).toEqual(['Red mug', {}]), {
    timeout: 5000,
  });
});

it('keeps an emptied field empty, also on blur, until it is reset', async () => {
  await open();
  await field('Name');
  expect(screen.getAllByText('Proposed')).toHaveLength(2);
  await type('Name', '');
  await act(async () => void fireEvent.blur(screen.getByLabelText('Name')));
  expect([(await field('Name')).value, (await field('Name')).placeholder]).toEqual(['', 'Stays empty']);
  expect(own()).toEqual({ name: '' });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Name: back to the proposal' })));
  expect([(await field('Name')).value, own()]).toEqual(['Blue mug', {}]);
});

it('reports excess characters, and a missing product name', async () => {
  const { change } = await open();
  await type('Name', 'A much longer name');
  expect(screen.getByText('8 characters too many: the end would be cut off.')).toBeTruthy();
  await change({ language: 'en', product_description: '' });
  await act(
    async () => void fireEvent.click(await screen.findByRole('button', { name: 'Name: back to the proposal' })),
  );
  await vi.waitFor(async () => expect((await field('Name')).placeholder).toBe('Not in your description'), {
    timeout: 5000,
  });
});

it('sets the fields in the language and direction of the pictures', async () => {
  const { change } = await open();
  await change({ language: 'ar', product_description: 'كوب أزرق. دافئ.' });
  await vi.waitFor(async () => expect((await field('Name')).dir).toBe('rtl'), { timeout: 5000 });
  expect((await field('Name')).lang).toBe('ar');
});

it('lists what cannot be translated, switches to the description’s language with one press, and back', async () => {
  const { change } = await open();
  await field('Name');
  expect(screen.queryByText('Geölt')).toBeNull();
  await change({ language: 'fr', product_description: 'Brett. Geölt, Saftrille.' });
  expect((await screen.findByText('Geölt')).lang).toBe('de');
  expect(screen.getByText('Some of it could not be translated into French')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Write the words in German' })));
  await vi.waitFor(async () => expect((await field('Name')).lang).toBe('de'), { timeout: 5000 });
  expect(screen.getByRole('status').textContent).toBe('The words are in German now, as you wrote them.');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Back to French' })));
  await vi.waitFor(async () => expect((await field('Name')).lang).toBe('fr'), { timeout: 5000 });
  expect(screen.getByText('Saftrille')).toBeTruthy();
});
