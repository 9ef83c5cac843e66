import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useApiKeys } from '../api/use-api-keys.ts';

/** What the API is, for users whose plan does not include it, and a link to the plan that does. */
export function ApiPlanNotice() {
  const { t } = useTranslation('api');
  const { data: keys } = useApiKeys();
  return (
    <div className="pb-10">
      <Notice
        tone="next"
        title={t('plan.title')}
        action={
          <Button asChild look="next">
            <Link to="/my-plan">{t('plan.action')}</Link>
          </Button>
        }
      >
        <p className="max-w-2xl">{t('plan.text')}</p>
        {keys !== undefined && keys.length > 0 && <p className="mt-2">{t('plan.asleep')}</p>}
      </Notice>
    </div>
  );
}
