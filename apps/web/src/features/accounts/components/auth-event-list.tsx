import type { AuthEvent } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '../../../lib/use-date-time.ts';
import { Button } from '../../../ui/button.tsx';
import { useAuthEvents } from '../api/use-auth-events.ts';
import { useDeviceName } from '../use-device-name.ts';
import { ActionError } from './action-error.tsx';

/** Enough to see at a glance whether somebody else was here. */
const FIRST = 5;

function EventRow({ event: { kind, at, device, address } }: { event: AuthEvent }) {
  const { t } = useTranslation('account');
  const moment = useDateTime();
  const nameOf = useDeviceName();
  return (
    <li className="grid gap-1 py-3">
      <p className={kind === 'login_failed' ? 'font-medium text-danger' : 'font-medium'}>{t(`events.kinds.${kind}`)}</p>
      <p className="text-sm text-muted">
        {moment(at)} · <bdi>{nameOf(device)}</bdi>
        {address !== null && (
          <>
            {' · '}
            <bdi className="inline-block break-all">{address}</bdi>
          </>
        )}
      </p>
    </li>
  );
}

/** The account's sign-in events: time, device and address. */
export function AuthEventList() {
  const { t } = useTranslation(['account', 'shell']);
  const { data: events, error, refetch } = useAuthEvents();
  const [all, setAll] = useState(false);
  if (error && !events)
    return (
      <>
        <ActionError title={t('account:events.failed')} error={error} />
        <Button className="justify-self-start" onClick={() => void refetch()}>
          {t('shell:connection.retry')}
        </Button>
      </>
    );
  if (!events) return <p className="animate-[breathe_1.6s_infinite] text-muted">{t('shell:loading')}</p>;
  if (events.length === 0) return <p className="text-muted">{t('account:events.none')}</p>;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {events.slice(0, all ? events.length : FIRST).map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      {!all && events.length > FIRST && (
        <Button className="justify-self-start" onClick={() => setAll(true)}>
          {t('account:events.more')}
        </Button>
      )}
    </>
  );
}
