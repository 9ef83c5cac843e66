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

/** Paints the served HTML before hydration: doing both at once would keep a slow phone's screen empty. */
function afterFirstPaint(act: () => void): void {
  const [painted] = performance.getEntriesByName('first-paint');
  if (painted || document.visibilityState === 'hidden') act();
  else requestAnimationFrame(() => setTimeout(act));
}

const start = (): void => afterFirstPaint(wakeUp);
// The page retries texts that failed to load, and reports the error.
i18nFor(served.locale).then(start, start);
