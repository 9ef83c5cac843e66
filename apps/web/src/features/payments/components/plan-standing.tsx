import type { Subscription } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { isRunning, standingOf } from '../subscription-state.ts';
import { useStandingText } from '../use-standing-text.ts';
import { PortalButton } from './portal-button.tsx';
import { ResumePlan } from './resume-plan.tsx';

/** State of the plan, with an action if one is needed. `managed`: on the management page itself. */
export function PlanStanding({
  subscription,
  managed = false,
}: {
  subscription: Subscription | null;
  managed?: boolean;
}) {
  const { t } = useTranslation('payments');
  const text = useStandingText(subscription);
  const standing = standingOf(subscription);
  if (standing === 'pastDue' || standing === 'paused')
    return (
      <Notice
        tone={standing === 'pastDue' ? 'danger' : 'plain'}
        title={text}
        action={<PortalButton label={t('standing.updateCard')} look={standing === 'pastDue' ? 'next' : 'outline'} />}
      />
    );
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-prose text-lg text-muted">{text}</p>
      {(standing === 'ending' || standing === 'trialEnding') && <ResumePlan />}
      {!managed && isRunning(subscription) && standing !== 'ending' && standing !== 'trialEnding' && (
        <Button asChild look="quiet" className="px-0 underline">
          <Link to="/subscription">{t('standing.manage')}</Link>
        </Button>
      )}
    </div>
  );
}

/** A standing that could not be read. */
export function StandingError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('payments');
  const say = useErrorText();
  return (
    <Notice tone="danger" urgent title={say(error)} action={<Button onClick={onRetry}>{t('manage.retry')}</Button>} />
  );
}

/** Guests have no plan: what they can buy, and the way to an account. */
export function GuestStanding({ accountAddress }: { accountAddress: string }) {
  const { t } = useTranslation('payments');
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-prose text-lg text-muted">{t('standing.guest')}</p>
      <Button asChild>
        <Link to={accountAddress}>{t('standing.makeAccount')}</Link>
      </Button>
    </div>
  );
}
