import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import { Wordmark } from './wordmark.tsx';

export function SiteFooter() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const links = signedIn
    ? [
        { to: '/generate', label: t('nav.generate') },
        { to: '/my-images', label: t('nav.myImages') },
      ]
    : [
        { to: '/signup', label: t('nav.signup') },
        { to: '/login', label: t('nav.login') },
      ];
  return (
    <footer className="mt-auto border-t border-line">
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-2 py-8">
        <Wordmark to="/" />
        <p className="placard flex-1 basis-64">{t('footer.line')}</p>
        <nav aria-label={t('footer.label')} className="flex flex-wrap gap-x-6">
          {[{ to: '/#how-it-works', label: t('nav.howItWorks') }, ...links].map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center text-sm underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
