import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { i18nFor } from '../lib/i18n/instance.ts';
import { toLocale } from '../lib/i18n/languages.ts';
import { ServedPageContext } from '../lib/i18n/served-page.ts';

const served = { locale: toLocale(document.documentElement.lang) };

function wakeUp(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ServedPageContext value={served}>
          <HydratedRouter />
        </ServedPageContext>
      </StrictMode>,
    );
  });
}

// Words that failed to load are asked for once more by the page, which then says what is wrong.
i18nFor(served.locale).then(wakeUp, wakeUp);
