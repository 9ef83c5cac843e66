import type { OwnSession } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '../../../lib/use-date-time.ts';
import { Button } from '../../../ui/button.tsx';
import { useEndSessions, useOwnSessions } from '../api/use-own-sessions.ts';
import { useDeviceName } from '../use-device-name.ts';
import { ActionError } from './action-error.tsx';
import { EndSessionsDialog, type Ending } from './end-sessions-dialog.tsx';

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { t } = useTranslation('account');
  const moment = useDateTime();
  const device = useDeviceName()(session.device);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">
          <bdi>{device}</bdi>
        </p>
        <p className="text-sm text-muted">
          {session.current ? t('sessions.current') : t('sessions.lastUsed', { when: moment(session.last_used_at) })}
        </p>
        <p className="placard">{t('sessions.since', { when: moment(session.created_at) })}</p>
      </div>
      {!session.current && (
        <Button onClick={onEnd} aria-label={t('sessions.endOn', { device })}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** The account's sessions, this browser first; the others can be ended one by one or all at once. */
export function SessionList() {
  const { t } = useTranslation(['account', 'shell']);
  const { data: sessions, error, refetch } = useOwnSessions();
  const end = useEndSessions();
  const [asked, setAsked] = useState<Ending | null>(null);
  if (error && !sessions)
    return (
      <>
        <ActionError title={t('account:sessions.failed')} error={error} />
        <Button className="justify-self-start" onClick={() => void refetch()}>
          {t('shell:connection.retry')}
        </Button>
      </>
    );
  if (!sessions) return <p className="animate-[breathe_1.6s_infinite] text-muted">{t('shell:loading')}</p>;
  const sorted = sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <>
      <ActionError title={t('account:sessions.endFailed')} error={end.error} />
      <ul className="divide-y divide-line border-y border-line">
        {sorted.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setAsked(session)} />
        ))}
      </ul>
      {sorted.some(({ current }) => !current) ? (
        <Button look="danger" className="justify-self-start" onClick={() => setAsked('others')}>
          {t('account:sessions.endOthers')}
        </Button>
      ) : (
        <p className="text-muted">{t('account:sessions.alone')}</p>
      )}
      <EndSessionsDialog asked={asked} end={end} onClose={() => setAsked(null)} />
    </>
  );
}
