import { useTranslation } from 'react-i18next';
import { operator, supportPhone } from './operator.ts';

const linkClasses = 'inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere';

/** Contact: the operator's e-mail address, and the phone for users whose plan includes it. */
export function ContactSupport({ phone = false }: { phone?: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span>{t('contact.support')}</span>
      <a className={linkClasses} href={`mailto:${operator.email}`}>
        <bdi>{operator.email}</bdi>
      </a>
      {phone && supportPhone !== null && (
        <a className={linkClasses} href={`tel:${supportPhone.replaceAll(/[^+\d]/g, '')}`}>
          <bdi>{supportPhone}</bdi>
        </a>
      )}
    </p>
  );
}
