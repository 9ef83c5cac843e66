// @vitest-environment happy-dom
import { DEFAULT_STYLE_IDS, STYLE_IDS, type StyleId } from '@vitrine/contract/limits';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { StylesField } from './styles-field.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const changed = vi.fn<(styles: readonly StyleId[] | null) => void>();

function Field({ former }: { former: readonly StyleId[] | null }) {
  const [value, setValue] = useState(former);
  const onChange = (styles: readonly StyleId[] | null) => {
    changed(styles);
    setValue(styles);
  };
  return <StylesField {...{ value, onChange }} />;
}

async function open(former: readonly StyleId[] | null = null, label = 'Choose the pictures') {
  changed.mockReset();
  await act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <Field former={former} />
        </LanguageProvider>
      </Suspense>,
    );
  });
  fireEvent.click(await screen.findByRole('button', { name: label }));
  return screen.findByRole('dialog');
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use these' });
const status = () => screen.getByRole('status').textContent;

it('shows all thirty in two groups, the usual twenty chosen', async () => {
  const dialog = await open();
  const [usual, further] = within(dialog).getAllByRole('group');
  expect(within(usual as HTMLElement).getAllByRole('checkbox', { checked: true })).toHaveLength(20);
  expect(within(further as HTMLElement).getAllByRole('checkbox', { checked: false })).toHaveLength(10);
  expect(status()).toBe('20 of 20');
  for (const image of dialog.querySelectorAll('img')) expect(image.getAttribute('src')).toMatch(/samples\/\w+\.webp/);
});

it('swaps one for another, in either order, and accepts only a full set', async () => {
  await open();
  fireEvent.click(box('Gift presentation'));
  expect(status()).toBe('21 of 20Remove 1.');
  expect(save().disabled).toBe(true);
  fireEvent.click(box('Luxury positioning'));
  fireEvent.click(box('Flat lay'));
  expect(status()).toBe('19 of 20Choose 1 more.');
  expect(save().disabled).toBe(true);
  fireEvent.click(box('Flat lay'));
  expect(status()).toBe('20 of 20');
  fireEvent.click(save());
  expect(changed.mock.calls).toEqual([
    [
      STYLE_IDS.filter(
        (id) => id === 'gift_presentation' || (DEFAULT_STYLE_IDS.includes(id as never) && id !== 'luxury'), // Deliberately not of the declared type.
      ),
    ],
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('1 of the usual 20 swapped')).toBeTruthy();
  expect(screen.getByText('Gift presentation')).toBeTruthy();
});

it('returns to the usual ones', async () => {
  await open([...DEFAULT_STYLE_IDS.slice(1), 'seasonal_theme']);
  expect(box('Seasonal theme').checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Back to the usual ones' }));
  expect(box('Seasonal theme').checked).toBe(false);
  expect(box('White background').checked).toBe(true);
  fireEvent.click(save());
  expect(changed).toHaveBeenCalledExactlyOnceWith(null);
  expect(screen.getByText('The usual 20')).toBeTruthy();
});

it('changes nothing after Cancel or Escape', async () => {
  const dialog = await open();
  fireEvent.click(box('Studio'));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Choose the pictures' }));
  expect(box('Studio').checked).toBe(true);
});

it('is navigated with the arrow keys, mirrored in right-to-left languages', async () => {
  await open();
  const boxes = screen.getAllByRole('checkbox');
  boxes[0]?.focus();
  fireEvent.keyDown(boxes[0] as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(boxes[1]);
  fireEvent.keyDown(boxes[1] as HTMLElement, { key: 'End' });
  expect(document.activeElement).toBe(boxes.at(-1));
  cleanup();
  localStorage.setItem('language', 'ar');
  await open(null, 'اختيار الصور');
  const mirrored = screen.getAllByRole('checkbox');
  mirrored[3]?.focus();
  fireEvent.keyDown(mirrored[3] as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(mirrored[2]);
});
