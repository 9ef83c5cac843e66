import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { connection, onConnectionChange } from '../lib/connection.ts';
import { LanguageProvider, useLanguage } from '../lib/i18n/language-provider.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { followOtherTabs } from '../lib/session/other-tabs.ts';
import { hasSession, onSessionChange } from '../lib/session/tokens.ts';
import { Toaster } from '../ui/toaster.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { ConnectionBanner } from './shell/connection-banner.tsx';

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

function Toasts({ dark }: { dark: boolean }) {
  const { t } = useTranslation();
  const { direction } = useLanguage();
  return <Toaster label={t('notifications')} direction={direction} dark={dark} />;
}

/** One cache a page; emptied when the session ends, asked again when the server is back. */
function useQueryClient() {
  const [client] = useState(createQueryClient);
  useEffect(() => followOtherTabs(), []);
  useEffect(() => {
    const stopSession = onSessionChange(() => {
      if (!hasSession()) client.clear();
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
  return (
    <LanguageProvider>
      <QueryClientProvider client={useQueryClient()}>
        <TooltipProvider>
          <SkipLink />
          <ConnectionBanner />
          {children}
          <Toasts dark={dark} />
        </TooltipProvider>
      </QueryClientProvider>
    </LanguageProvider>
  );
}
