import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { useUser } from '../api/use-user.ts';

/** Credits that can be spent, and those that wait for the e-mail address to be confirmed. */
export function CreditCount() {
  const { t } = useTranslation();
  const { data: user } = useUser();
  if (!user) return null;
  const { credits_balance: balance, pending_credits: pending } = user;
  return (
    <Tooltip text={pending > 0 ? t('credits.pendingHint') : t('credits.hint')}>
      <Link
        to="/my-plan"
        data-testid="credits"
        className="inline-flex min-h-11 items-center gap-1 px-2 text-sm whitespace-nowrap tabular-nums"
      >
        {t('credits.count', { count: balance })}
        {pending > 0 && <span className="text-muted max-sm:hidden"> {t('credits.pending', { count: pending })}</span>}
        {pending > 0 && <span className="text-muted sm:hidden"> +{pending}</span>}
      </Link>
    </Tooltip>
  );
}
