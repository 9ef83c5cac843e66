import { useTranslation } from 'react-i18next';
import { useUser } from '../../features/accounts/api/use-user.ts';
import { ApiKeyList } from '../../features/accounts/components/api-key-list.tsx';
import { ApiPlanNotice } from '../../features/accounts/components/api-plan-notice.tsx';
import { Section } from '../../features/accounts/components/section.tsx';
import { UserError } from '../../features/accounts/components/user-error.tsx';
import { WebhookList } from '../../features/accounts/components/webhook-list.tsx';
import { useSubscription } from '../../features/payments/api/use-subscription.ts';
import { isRunning } from '../../features/payments/subscription-state.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../shell/page-title.tsx';

/** Keys and webhooks; without the plan, an explanation and a link to it. */
function Access() {
  const { t } = useTranslation('api');
  const { data: subscription, error, refetch } = useSubscription();
  if (error && subscription === undefined) return <UserError error={error} onRetry={() => void refetch()} />;
  if (subscription === undefined) return <p className="animate-[breathe_1.6s_infinite] text-muted">{t('loading')}</p>;
  const mayMake = isRunning(subscription) && subscription.api_access;
  return (
    <div>
      {!mayMake && <ApiPlanNotice />}
      <Section title={t('keys.title')} lead={t('keys.lead')}>
        <ApiKeyList mayMake={mayMake} />
      </Section>
      <Section title={t('webhooks.title')} lead={t('webhooks.lead')}>
        <WebhookList mayAdd={mayMake} />
      </Section>
    </div>
  );
}

export default function ApiAccess() {
  const { t } = useTranslation('api');
  const { data: user, error, refetch } = useUser();
  return (
    <div className="page-width grid gap-8 py-10 md:py-14">
      <PageTitle title={t('title')} />
      <div className="grid gap-3">
        <h1 className="headline text-4xl md:text-5xl">{t('title')}</h1>
        <p className="max-w-2xl text-lg text-muted">{t('lead')}</p>
        <Button asChild look="quiet" className="-ms-5 justify-self-start">
          {/* The server's own page: it is no route of this one. */}
          <a href="/docs">{t('docs')}</a>
        </Button>
      </div>
      {error && !user && <UserError error={error} onRetry={() => void refetch()} />}
      {user && <Access />}
    </div>
  );
}
