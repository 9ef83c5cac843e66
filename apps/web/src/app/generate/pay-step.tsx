import { VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../features/accounts/api/use-user.ts';
import { CreditSummary } from '../../features/accounts/components/credit-summary.tsx';
import { mayHaveBegun } from '../../features/jobs/api/use-job-actions.ts';
import { PaidHere, PayHere } from '../../features/payments/components/pay-here.tsx';
import { usePhotos } from '../../features/photos/api/use-photo.ts';
import { SharpUpTo } from '../../features/photos/components/sharp-up-to.tsx';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Draft } from './use-draft.ts';
import { Step } from './step.tsx';
import { useObstacleText } from './use-obstacle-text.ts';
import { usePayHere } from './use-pay-here.ts';

interface Props {
  draft: Draft;
  error: Error | null;
  pending: boolean;
  onStart: () => void;
}

/** How sharp the main photo's pictures will be. */
function MainSharpness({ draft: { photos, body } }: Pick<Props, 'draft'>) {
  const [main] = usePhotos(photos.filter(({ id }) => id === (body.focus_images[0] ?? body.image_ids[0])));
  return main === undefined ? null : <SharpUpTo photo={main} />;
}

/** Before a guest pays: an account gets free sets and keeps the work. */
function SignUpFirst() {
  const { t } = useTranslation('generate');
  const { data: user } = useUser();
  if (user?.is_guest !== true) return null;
  return (
    <Notice
      tone="next"
      title={t('guest.title')}
      action={
        <Button asChild>
          <Link to="/signup?next=%2Fgenerate">{t('guest.action')}</Link>
        </Button>
      }
    >
      {t('guest.text')}
    </Notice>
  );
}

/** The error of the last attempt, and the state of a set whose answer was lost. */
function Troubles({ error, unanswered }: { error: Error | null; unanswered: boolean }) {
  const { t } = useTranslation('generate');
  const say = useErrorText();
  return (
    <>
      {error && <Notice tone="danger" urgent title={say(error)} />}
      {unanswered && <Notice title={t('unanswered.title')}>{t('unanswered.text')}</Notice>}
    </>
  );
}

interface BeginProps extends Pick<Props, 'pending' | 'onStart'> {
  disabled: boolean;
  hint: ReactNode;
}

function Begin({ pending, onStart, disabled, hint }: BeginProps) {
  const { t } = useTranslation('studio');
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button look="next" size="large" disabled={disabled || pending} onClick={onStart} className="max-sm:w-full">
        {t(pending ? 'pay.starting' : 'pay.start', { count: VARIATIONS_PER_JOB })}
      </Button>
      {hint}
    </div>
  );
}

export function PayStep({ draft, error, pending, onStart }: Props) {
  const { t } = useTranslation('studio');
  const { data: user } = useUser();
  const { obstacle } = draft;
  const sayObstacle = useObstacleText();
  const { buying, paid } = usePayHere(obstacle === null, onStart);
  const hint = obstacle && <p className="text-muted">{sayObstacle(obstacle)}</p>;
  // While a purchase is confirmed, its credit may already exist: the set then starts with it, without a second press. A set whose
  // answer was lost may already have its credit: nobody may pay again before that is known.
  const unanswered = !pending && mayHaveBegun(draft.body);
  const pays = buying.busy !== null || (user?.credits_balance === 0 && !unanswered);
  return (
    <Step
      number={3}
      title={t('pay.title')}
      lead={t('pay.lead', { count: VARIATIONS_PER_JOB })}
      done={false}
      anchor="pay"
    >
      <CreditSummary />
      {paid === null && <SignUpFirst />}
      <MainSharpness draft={draft} />
      <Troubles error={error} unanswered={unanswered} />
      {paid !== null && <PaidHere phase={paid} />}
      {(paid === null || paid === 'failed') && pays && !pending && (
        <PayHere buying={buying} disabled={obstacle !== null}>
          {hint}
        </PayHere>
      )}
      {paid === null && (!pays || pending) && <Begin {...{ pending, onStart, hint }} disabled={obstacle !== null} />}
    </Step>
  );
}
