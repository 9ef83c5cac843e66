import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CreditCount } from '../../features/accounts/components/credit-count.tsx';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import { Button } from '../../ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Wordmark } from './wordmark.tsx';

/** The links of the public pages, by who looks at them. */
function useLinks(signedIn: boolean) {
  const { t } = useTranslation();
  const all = [
    { to: '/#how-it-works', label: t('nav.howItWorks') },
    { to: '/#styles', label: t('nav.styles') },
  ];
  return signedIn
    ? [...all, { to: '/dashboard', label: t('nav.dashboard') }]
    : [...all, { to: '/login', label: t('nav.login') }];
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
        <nav aria-label={t('nav.main')} className="ms-8 hidden flex-1 items-center gap-1 md:flex">
          {links.map(({ to, label }) => (
            <Button key={to} asChild look="quiet" className="px-3 font-normal">
              <Link to={to}>{label}</Link>
            </Button>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-1">
          {signedIn && <CreditCount />}
          <LanguageSwitch />
          {signedIn && <AccountMenu />}
          <Button asChild className="max-md:hidden">
            <Link to={start.to}>{start.label}</Link>
          </Button>
          <MobileMenu links={[start, ...links]} />
        </div>
      </div>
    </header>
  );
}
