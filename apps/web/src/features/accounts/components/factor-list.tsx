import type { OwnFactors, User } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFactors } from '../api/use-factors.ts';
import type { FactorTask } from '../factors/factor-task.ts';
import { useStanding } from '../factors/use-standing.ts';
import { ActionError } from './action-error.tsx';
import { FactorDialog } from './factor-dialog.tsx';
import { FactorRow } from './factor-row.tsx';
import { PasskeyList } from './passkey-list.tsx';

interface Rows {
  factors: OwnFactors;
  /** Whether the address is confirmed: otherwise no factor can be added. */
  mayAdd: boolean;
  onTask: (task: FactorTask) => void;
}

function AppRow({ factors: { totp }, mayAdd, onTask }: Rows) {
  const { t } = useTranslation('account');
  const standing = useStanding();
  const [task, look, label] =
    totp === null
      ? (['set_up_app', 'outline', t('factors.app.setUpLabel')] as const)
      : (['remove_app', 'danger', t('factors.app.removeLabel')] as const);
  return (
    <FactorRow
      title={t('factors.app.title')}
      text={totp === null ? t('factors.app.text') : standing(totp)}
      action={
        <Button look={look} disabled={totp === null && !mayAdd} onClick={() => onTask({ is: task })} aria-label={label}>
          {t(totp === null ? 'factors.app.setUp' : 'factors.remove')}
        </Button>
      }
    />
  );
}

function KeysRow({ factors: { passkeys, passkeys_work: work }, mayAdd, onTask }: Rows) {
  const { t } = useTranslation('account');
  return (
    <FactorRow
      title={t('factors.keys.title')}
      text={t(work ? 'factors.keys.text' : 'factors.keys.unavailable')}
      action={
        work && (
          <Button disabled={!mayAdd} onClick={() => onTask({ is: 'add_key' })}>
            {t('factors.keys.add')}
          </Button>
        )
      }
    >
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} onTask={onTask} />}
    </FactorRow>
  );
}

function CodesRow({ factors: { recovery_codes: codes }, onTask }: Rows) {
  const { t } = useTranslation('account');
  if (codes === null) return null;
  return (
    <FactorRow
      title={t('factors.codes.title')}
      text={`${t('factors.codes.text')} ${t('factors.codes.left', { count: codes.left })}`}
      action={<Button onClick={() => onTask({ is: 'make_codes' })}>{t('factors.codes.make')}</Button>}
    />
  );
}

function Rows({ user, factors }: { user: User; factors: OwnFactors }) {
  const { t } = useTranslation('account');
  const [task, setTask] = useState<FactorTask | null>(null);
  const mayAdd = user.email_verified;
  const isMissing = user.role === 'admin' && factors.totp === null && factors.passkeys.length === 0;
  const rows = { factors, mayAdd, onTask: setTask };
  return (
    <>
      {isMissing && (
        <Notice tone="next" title={t('factors.requiredTitle')}>
          {t('factors.requiredText')}
        </Notice>
      )}
      {!mayAdd && <Notice tone="plain">{t('factors.confirmFirst')}</Notice>}
      <div className="divide-y divide-line border-y border-line">
        <AppRow {...rows} />
        <KeysRow {...rows} />
        <CodesRow {...rows} />
      </div>
      {task && <FactorDialog user={user} factors={factors} task={task} onTask={setTask} />}
    </>
  );
}

/** The account's second factors: an authenticator app, passkeys, and recovery codes. */
export function FactorList({ user }: { user: User }) {
  const { t } = useTranslation(['account', 'shell']);
  const { data: factors, error, refetch } = useFactors();
  if (factors) return <Rows user={user} factors={factors} />;
  if (!error) return <p className="animate-[breathe_1.6s_infinite] text-muted">{t('shell:loading')}</p>;
  return (
    <>
      <ActionError title={t('account:factors.failed')} error={error} />
      <Button className="justify-self-start" onClick={() => void refetch()}>
        {t('shell:connection.retry')}
      </Button>
    </>
  );
}
