import { useTranslation } from 'react-i18next';
import { operator } from '../../../lib/content/operator.ts';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Date of a legal text's last change, and a warning while the operator is not set. */
export function Updated({ date }: { date: string }) {
  const { t } = useTranslation('pages');
  const { locale } = useLanguage();
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale === 'ar' ? 'ar-u-nu-latn' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
  return (
    <>
      <p className="placard">{t('updated', { date: day })}</p>
      {!operator.filledIn && <Notice title={t('toFillTitle')}>{t('toFill')}</Notice>}
    </>
  );
}
