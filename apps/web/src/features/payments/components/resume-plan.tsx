import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useResumeSubscription } from '../api/use-subscription.ts';

/** Takes a cancellation back while the plan still runs. */
export function ResumePlan() {
  const { t } = useTranslation('payments');
  const say = useErrorText();
  const resume = useResumeSubscription();
  const press = () =>
    resume.mutate(undefined, {
      onSuccess: () => toast.success(t('resume.done')),
      onError: (error) => toast.error(say(error)),
    });
  return (
    <Button look="next" disabled={resume.isPending} onClick={press}>
      {t('resume.button')}
    </Button>
  );
}
