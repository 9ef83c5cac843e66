import type { User } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFirstAdministrator } from '../../features/accounts/api/use-first-administrator.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';

/** For visitors with the address printed at the first start: one press gives the signed-in account the role. */
export function FirstAdministrator({ user, token }: { user: User; token: string }) {
  const { t } = useTranslation('admin');
  const take = useFirstAdministrator(token);
  const say = useErrorText();
  const mayTake = !user.is_guest && user.email_verified;
  return (
    <MessagePage
      title={t('first.title')}
      action={
        mayTake ? (
          <Button look="next" disabled={take.isPending} onClick={() => take.mutate()}>
            {t(take.isPending ? 'first.pending' : 'first.take')}
          </Button>
        ) : (
          <Button asChild look="next">
            <Link to="/account">{t('first.account')}</Link>
          </Button>
        )
      }
    >
      <PageTitle title={t('first.title')} />
      <p>{mayTake ? t('first.text') : t('first.needsAccount')}</p>
      {user.email !== null && <p className="mt-4">{t('refused.you', { email: `\u2068${user.email}\u2069` })}</p>}
      {take.isError && (
        <div className="mt-4">
          <Notice tone="danger" urgent title={say(take.error)} />
        </div>
      )}
    </MessagePage>
  );
}
