import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useSecondStep } from '../../features/accounts/api/use-second-step.ts';
import { FactorProof } from '../../features/accounts/components/factor-proof.tsx';
import { keepHandedStep, type PendingStep, readStep } from '../../features/accounts/factors/pending-step.ts';
import { ProblemError } from '../../lib/api/problem.ts';
import { operator } from '../../lib/content/operator.ts';
import { pathAfterLogin } from '../../lib/session/login-address.ts';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../shell/form-page.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { useEntryPicture } from '../shell/use-entry-picture.ts';

/** No sign-in is waiting: start again with the first step. */
function Over() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  return (
    <MessagePage
      title={t('secondStep.overTitle')}
      action={
        <Button asChild look="next">
          <Link to={`/login?${search.toString()}`}>{t('secondStep.again')}</Link>
        </Button>
      }
    >
      <PageTitle title={t('secondStep.overTitle')} />
      <p>{t('secondStep.overText')}</p>
    </MessagePage>
  );
}

function Step({ step }: { step: PendingStep }) {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const picture = useEntryPicture();
  const { take, byPasskey } = useSecondStep(step);
  const target = step.next ?? pathAfterLogin(search);
  useEffect(() => {
    if (take.isSuccess) void navigate(target, { replace: true });
  }, [take.isSuccess, navigate, target]);
  if (take.error instanceof ProblemError && take.error.code === 'second_step_over') return <Over />;
  return (
    <FormPage title={t('secondStep.title')} lead={t('secondStep.lead')} picture={picture}>
      <PageTitle title={t('secondStep.title')} />
      <FactorProof
        ways={step.ways}
        submitLabel={t('secondStep.submit')}
        pending={take.isPending || take.isSuccess}
        error={take.error}
        byPasskey={byPasskey}
        onProof={take.mutate}
      />
      <p className="mt-8 text-sm text-muted">
        {t('secondStep.lost')}{' '}
        <a className="underline underline-offset-4 wrap-anywhere" href={`mailto:${operator.email}`}>
          <bdi>{operator.email}</bdi>
        </a>
      </p>
    </FormPage>
  );
}

/** The second factor of the account, between the first step (password, Google or a link) and the session. */
export default function SecondStep() {
  const [step] = useState(() => {
    keepHandedStep();
    return readStep();
  });
  return step === null ? <Over /> : <Step step={step} />;
}
