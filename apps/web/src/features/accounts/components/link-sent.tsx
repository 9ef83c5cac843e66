import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../../lib/api/problem.ts';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { Button } from '../../../ui/button.tsx';
import type { useForgotPassword } from '../api/use-forgot-password.ts';
import { FormError } from './form-error.tsx';

/** Seconds before another link can be requested, if the server names none: roughly the delivery time of an e-mail. */
const PATIENCE_S = 30;

interface Props {
  forgot: ReturnType<typeof useForgotPassword>;
  email: string;
  onOther: () => void;
}

const waitOf = (error: Error | null): number | undefined =>
  error instanceof ProblemError ? error.retryAfterS : undefined;

/** Says where the link was sent, with the same text whether or not the account exists; offers another after a while. */
export function LinkSent({ forgot, email, onOther }: Props) {
  const { t } = useTranslation('auth');
  const { left, time } = useCountdown(forgot.submittedAt + (waitOf(forgot.error) ?? PATIENCE_S) * 1000);
  const waiting = left > 0;
  return (
    <div className="grid gap-6">
      <output className="block text-lg">{t('forgot.sentText', { email })}</output>
      <FormError error={waitOf(forgot.error) === undefined ? forgot.error : null} />
      <div className="flex flex-wrap gap-3">
        <Button disabled={waiting || forgot.isPending} onClick={() => forgot.mutate(email)}>
          {forgot.isPending ? t('forgot.pending') : t(waiting ? 'forgot.againIn' : 'forgot.again', { time })}
        </Button>
        <Button look="quiet" onClick={onOther}>
          {t('forgot.other')}
        </Button>
      </div>
    </div>
  );
}
