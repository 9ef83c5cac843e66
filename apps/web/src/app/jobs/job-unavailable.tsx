import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProblemError } from '../../lib/api/problem.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { ContactSupport } from '../../lib/content/contact-support.tsx';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../shell/message-page.tsx';

interface Props {
  /** Null while the set is loading. */
  error: Error | null;
  onRetry: () => void;
}

/** Placeholder for a set that is loading, unavailable or missing. */
export function JobUnavailable({ error, onRetry }: Props) {
  const { t } = useTranslation('job');
  const say = useErrorText();
  if (error === null) return <MessagePage title={t('status.loading')} />;
  const missing = error instanceof ProblemError && error.status < 500;
  // A malformed id gets the message for a missing set, not one about fields.
  const isUnknown = missing && (error.status === 404 || error.status === 422);
  const wayOut = missing ? (
    <Button asChild look="next">
      <Link to="/my-images">{t('missing.action')}</Link>
    </Button>
  ) : (
    <Button look="next" onClick={onRetry}>
      {t('missing.retry')}
    </Button>
  );
  return (
    <MessagePage title={t(missing ? 'missing.title' : 'status.failed')} action={wayOut}>
      {isUnknown ? t('missing.text') : say(error)}
      {!missing && <ContactSupport />}
    </MessagePage>
  );
}
