import { useTranslation } from 'react-i18next';
import { useDateTime } from '../../../lib/use-date-time.ts';

/** When a factor was added and last used, in words. */
export function useStanding(): (factor: { created_at: string; last_used_at: string | null }) => string {
  const { t } = useTranslation('account');
  const moment = useDateTime();
  return ({ created_at, last_used_at }) => {
    const since = t('factors.since', { when: moment(created_at) });
    const used = last_used_at === null ? t('factors.unused') : t('factors.used', { when: moment(last_used_at) });
    return `${since} · ${used}`;
  };
}
