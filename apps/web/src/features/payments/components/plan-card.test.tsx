// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { supportPhone } from '../../../lib/content/operator.ts';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { FALLBACK_CATALOGUE } from '../fallback-catalogue.ts';
import { PlanCard } from './plan-card.tsx';

afterEach(cleanup);

it('a plan offers API access only if it exists, and phone support only if there is a number', async () => {
  await act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <PlanCard
            id="premium"
            catalogue={FALLBACK_CATALOGUE}
            loading={false}
            move="subscribe"
            trial={false}
            badge={undefined}
            next={false}
            busy={false}
            disabled={false}
            onChoose={undefined}
          />
        </LanguageProvider>
      </Suspense>,
    );
  });
  expect(await screen.findByText('API access with webhooks')).toBeTruthy();
  expect(screen.queryByText(/in preparation/)).toBeNull();
  expect(screen.queryByText('Phone support') !== null).toBe(supportPhone !== null);
});
