import { VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../features/accounts/api/use-user.ts';
import { CreditSummary } from '../../features/accounts/components/credit-summary.tsx';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Draft } from './use-draft.ts';
import { Step } from './step.tsx';

interface Props {
  draft: Draft;
  error: Error | null;
  pending: boolean;
  onStart: () => void;
}

/** What still stands between the seller and the start, or null. */
function useObstacle({ uploads, photos }: Draft): 'photos' | 'uploads' | 'credits' | null {
  const { data: user } = useUser();
  if (uploads.entries.some(({ status }) => status === 'uploading')) return 'uploads';
  if (photos.length === 0) return 'photos';
  return user?.credits_balance === 0 ? 'credits' : null;
}

export function PayStep({ draft, error, pending, onStart }: Props) {
  const { t } = useTranslation('studio');
  const say = useErrorText();
  const obstacle = useObstacle(draft);
  return (
    <Step number={3} title={t('pay.title')} lead={t('pay.lead', { count: VARIATIONS_PER_JOB })} done={false}>
      <CreditSummary />
      {error && <Notice tone="danger" urgent title={say(error)} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          look="next"
          size="large"
          disabled={obstacle !== null || pending}
          onClick={onStart}
          className="max-sm:w-full"
        >
          {t(pending ? 'pay.starting' : 'pay.start', { count: VARIATIONS_PER_JOB })}
        </Button>
        {obstacle && <p className="text-muted">{t(`pay.obstacle.${obstacle}`)}</p>}
      </div>
    </Step>
  );
}
