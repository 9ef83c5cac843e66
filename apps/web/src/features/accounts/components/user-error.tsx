import { useTranslation } from 'react-i18next';
import { NetworkError, ProblemError } from '../../../lib/api/problem.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Why the user's data could not be loaded; a refused session has already redirected to the log-in. */
export function UserError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  const status = error instanceof ProblemError ? error.status : '?';
  const title = error instanceof NetworkError ? t('connection.networkError') : t('userFailed', { status });
  return (
    <Notice tone="danger" urgent title={title} action={<Button onClick={onRetry}>{t('connection.retry')}</Button>} />
  );
}
