import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { connection, onConnectionChange, probeNow } from '../../lib/connection.ts';
import { Button } from '../../ui/button.tsx';

/** Says that the server cannot be reached; disappears when it can. */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const state = useSyncExternalStore(onConnectionChange, connection, () => 'online' as const);
  return (
    <output className="sticky top-0 z-30 block">
      {state !== 'online' && (
        <div className="bg-ink text-ground">
          <div className="page-width flex flex-wrap items-center justify-between gap-x-6 py-1">
            <p className="py-2">{t(state === 'offline' ? 'connection.offline' : 'connection.silent')}</p>
            <Button look="quiet" className="text-ground" onClick={probeNow}>
              {t('connection.retry')}
            </Button>
          </div>
        </div>
      )}
    </output>
  );
}
