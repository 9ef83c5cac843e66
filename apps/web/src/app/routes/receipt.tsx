import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useUser } from '../../features/accounts/api/use-user.ts';
import { usePayment } from '../../features/payments/api/use-payment.ts';
import { StandingError } from '../../features/payments/components/plan-standing.tsx';
import { Receipt } from '../../features/payments/components/receipt.tsx';
import { ProblemError } from '../../lib/api/problem.ts';
import { operator } from '../../lib/content/operator.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../shell/page-title.tsx';

/** A malformed address names no payment either. */
const isMissing = (error: Error | null): boolean =>
  error instanceof ProblemError && (error.status === 404 || error.status === 422);

function Content() {
  const { t } = useTranslation('payments');
  const { paymentId = '' } = useParams();
  const { data: user } = useUser();
  const { data: payment, error, refetch } = usePayment(paymentId);
  if (isMissing(error)) return <p className="text-lg text-muted">{t('receipt.missing')}</p>;
  if (error) return <StandingError error={error} onRetry={() => void refetch()} />;
  if (payment === undefined)
    return <output className="animate-[breathe_1.6s_infinite] text-muted">{t('receipt.loading')}</output>;
  if (payment.status === 'failed') return <p className="text-lg text-muted">{t('receipt.failed')}</p>;
  const buyer = [user?.full_name, user?.email].flatMap((line) => (line ? [line] : []));
  return (
    <>
      <Receipt payment={payment} buyer={buyer} />
      <Button className="justify-self-start print:hidden" onClick={() => window.print()}>
        {t('receipt.print')}
      </Button>
    </>
  );
}

/** One payment as a printable receipt; only the receipt is printed. */
export default function ReceiptPage() {
  const { t } = useTranslation(['payments', 'pages']);
  return (
    <div className="page-width grid max-w-3xl gap-10 py-10 md:py-14 print:max-w-none print:p-0">
      <PageTitle title={t('payments:receipt.title')} />
      <div className="grid justify-items-start gap-3">
        <p className="hidden font-display text-2xl print:block" dir="ltr">
          Vitrine
        </p>
        <h1 className="headline text-4xl md:text-5xl print:text-3xl">{t('payments:receipt.title')}</h1>
        <Button asChild look="quiet" className="px-0 font-normal underline print:hidden">
          <Link to="/subscription#payments">{t('payments:receipt.back')}</Link>
        </Button>
      </div>
      {!operator.filledIn && (
        <div className="print:hidden">
          <Notice title={t('pages:toFillTitle')}>{t('pages:toFill')}</Notice>
        </div>
      )}
      <Content />
    </div>
  );
}
