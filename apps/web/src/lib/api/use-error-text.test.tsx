// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LanguageProvider } from '../i18n/language-provider.tsx';
import { ProblemError } from './problem.ts';
import { tellWait, useErrorText } from './use-error-text.ts';

function Say({ error }: { error: unknown }) {
  const say = useErrorText();
  return <p>{say(error)}</p>;
}
const show = (error: unknown) =>
  act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <Say error={error} />
        </LanguageProvider>
      </Suspense>,
    );
  });
afterEach(cleanup);

it('states the waiting time after too many requests', async () => {
  await show(new ProblemError(429, { code: 'rate_limited' }, 840));
  const sentence = 'That was a little too often. Please wait a moment and try again. You can try again in 14 minutes.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  cleanup();
  await show(new ProblemError(503, { code: 'unavailable', detail: 'Gone for a moment.' }, 5));
  expect(await screen.findByText('Gone for a moment.')).toBeTruthy();
});

it.each([
  [42, 'en', 'in 42 seconds'],
  [91, 'de', 'in 2 Minuten'],
  [3599, 'fr', 'dans 60 minutes'],
  [7201, 'es', 'dentro de 3 horas'],
])('formats %i seconds in %s as %s', (seconds, language, told) => {
  expect(tellWait(seconds, language)).toBe(told);
});
