// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LanguageProvider, useLanguage } from './language-provider.tsx';

function Probe() {
  const { t } = useTranslation('shell');
  const { locale, direction, choose } = useLanguage();
  return (
    <button type="button" onClick={() => choose('fr')}>
      {[locale, direction, t('close')].join(' ')}
    </button>
  );
}

const show = () =>
  act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <Probe />
        </LanguageProvider>
      </Suspense>,
    );
  });

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('lang');
});
afterEach(cleanup);

it('uses English by default', async () => {
  await show();
  expect(await screen.findByText('en ltr Close')).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
});

it('uses the stored language and sets the direction', async () => {
  localStorage.setItem('language', 'ar');
  await show();
  expect(await screen.findByText('ar rtl إغلاق')).toBeTruthy();
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
});

it('uses English for an unknown language', async () => {
  localStorage.setItem('language', 'tlh');
  await show();
  expect(await screen.findByText('en ltr Close')).toBeTruthy();
});

it('changes at once and stores the choice', async () => {
  await show();
  await act(async () => screen.getByRole('button').click());
  expect(await screen.findByText('fr ltr Fermer')).toBeTruthy();
  expect(localStorage.getItem('language')).toBe('fr');
  expect(document.documentElement.lang).toBe('fr');
});

it('throws outside its provider', () => {
  expect(() => render(<Probe />)).toThrow('LanguageProvider');
});
