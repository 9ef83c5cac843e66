import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import { Button } from '../../ui/button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Wordmark } from './wordmark.tsx';

const SignedInTools = lazy(() => import('./signed-in-tools.tsx'));

/** Links to the public pages, depending on the viewer. */
function useLinks(signedIn: boolean) {
  const { t } = useTranslation();
  return [
    { to: '/gallery', label: t('nav.examples') },
    { to: '/results', label: t('nav.stories') },
    { to: '/ecommerce', label: t('nav.guide') },
    { to: '/pricing', label: t('nav.pricing') },
    signedIn ? { to: '/dashboard', label: t('nav.dashboard') } : { to: '/login', label: t('nav.login') },
  ];
}

export function SiteHeader() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const links = useLinks(signedIn);
  const start = signedIn ? { to: '/generate', label: t('nav.generate') } : { to: '/signup', label: t('nav.signup') };
  return (
    <header className="border-b border-line">
      <div className="page-width flex min-h-16 items-center gap-1 sm:gap-2">
        <Wordmark to="/" />
        <nav aria-label={t('nav.main')} className="ms-2 hidden flex-1 items-center md:flex lg:ms-8 lg:gap-1">
          {links.map(({ to, label }) => (
            <Button key={to} asChild look="quiet" className="px-1.5 font-normal max-lg:text-sm xl:px-3">
              <Link to={to}>{label}</Link>
            </Button>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-1">
          <LanguageSwitch />
          {signedIn && (
            <Suspense>
              <SignedInTools />
            </Suspense>
          )}
          <Button asChild className={signedIn ? 'max-lg:hidden' : 'max-lg:px-3 max-lg:text-sm max-md:hidden'}>
            <Link to={start.to}>{start.label}</Link>
          </Button>
          <MobileMenu links={[start, ...links]} />
        </div>
      </div>
    </header>
  );
}
