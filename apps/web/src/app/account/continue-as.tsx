import { useTranslation } from 'react-i18next';
import type { Arrival } from '../../features/accounts/api/use-google-return.ts';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';

interface Props {
  arrival: Arrival;
  onContinue: () => void;
  onCancel: () => void;
}

/** Asks before keeping a session from an unexpected link: its author may want the photos of the person who opens it. */
export function ContinueAs({ arrival: { user, other }, onContinue, onCancel }: Props) {
  const { t } = useTranslation(['auth', 'account']);
  const name = user.email ?? t('account:guest.badge');
  const title = t('auth:callback.askTitle', { name });
  return (
    <MessagePage
      title={title}
      action={
        <div className="flex flex-wrap gap-3">
          <Button look="next" onClick={onContinue}>
            {t('auth:callback.goOn')}
          </Button>
          <Button onClick={onCancel}>{t('auth:callback.cancel')}</Button>
        </div>
      }
    >
      <PageTitle title={title} />
      <p>{t('auth:callback.askText', { name })}</p>
      {other !== null && <p className="mt-3">{t('auth:callback.askHere', { here: other.email ?? '' })}</p>}
    </MessagePage>
  );
}
