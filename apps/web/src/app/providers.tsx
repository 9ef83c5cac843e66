import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { connection, onConnectionChange } from '../lib/connection.ts';
import { LanguageProvider, useLanguage } from '../lib/i18n/language-provider.tsx';
import { AWAKE } from '../lib/late-start.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { followOtherTabs } from '../lib/session/other-tabs.ts';
import { hasSession, onSessionChange, sessionUser } from '../lib/session/tokens.ts';
import { useSignedIn } from '../lib/session/use-signed-in.ts';
import { ConnectionBanner } from './shell/connection-banner.tsx';

const ACTS = ['pointerdown', 'keydown'] as const;

function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#main"
      className="sr-only z-50 bg-ink px-4 py-3 text-ground focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
    >
      {t('skip')}
    </a>
  );
}

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

/** True after the reader's first action: before that there is nothing to report. */
function useActed(): boolean {
  const [acted, setActed] = useState(false);
  useEffect(() => {
    const act = () => setActed(true);
    for (const kind of ACTS) window.addEventListener(kind, act, { once: true, passive: true });
    return () => {
      for (const kind of ACTS) window.removeEventListener(kind, act);
    };
  }, []);
  return acted;
}

/** Toast messages; not loaded for visitors who only read. */
function Toasts({ dark }: { dark: boolean }) {
  const { t } = useTranslation();
  const { direction } = useLanguage();
  const acted = useActed();
  const signedIn = useSignedIn();
  if (!acted && !signedIn) return null;
  return (
    <Suspense>
      <Toaster label={t('notifications')} direction={direction} dark={dark} />
    </Suspense>
  );
}

/** One cache per page; cleared when the session ends or changes, refetched when the server is back. */
function useQueryClient() {
  const [client] = useState(createQueryClient);
  useEffect(() => followOtherTabs(), []);
  useEffect(() => {
    let last = sessionUser();
    const stopSession = onSessionChange(() => {
      const user = sessionUser();
      if (!hasSession()) client.clear();
      // A log-in here has already stored the new user; after one in another tab, the user is fetched next.
      else if (last !== null && user !== last) {
        client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
      }
      last = user;
    });
    const stopConnection = onConnectionChange(() => {
      if (connection() === 'online') void client.invalidateQueries();
    });
    return () => {
      stopSession();
      stopConnection();
    };
  }, [client]);
  return client;
}

export function Providers({ dark, children }: { dark: boolean; children: ReactNode }) {
  useEffect(() => void window.dispatchEvent(new Event(AWAKE)), []);
  return (
    <LanguageProvider>
      <QueryClientProvider client={useQueryClient()}>
        <SkipLink />
        <ConnectionBanner />
        {children}
        <Toasts dark={dark} />
      </QueryClientProvider>
    </LanguageProvider>
  );
}
