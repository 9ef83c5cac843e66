import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { CreditCount } from '../../features/accounts/components/credit-count.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Wordmark } from './wordmark.tsx';

export function StudioHeader() {
  const { t } = useTranslation();
  const links = [
    { to: '/dashboard', label: t('nav.dashboard') },
    { to: '/generate', label: t('nav.generate') },
    { to: '/my-images', label: t('nav.myImages') },
  ];
  return (
    <header className="border-b border-line">
      <div className="page-width flex min-h-16 items-center gap-1 sm:gap-2">
        <Wordmark to="/dashboard" />
        <nav aria-label={t('nav.main')} className="ms-8 hidden items-center gap-1 md:flex">
          {links.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center px-3 underline-offset-8 hover:underline aria-[current=page]:underline"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-1">
          <CreditCount />
          <LanguageSwitch />
          <AccountMenu />
          <MobileMenu links={links} />
        </div>
      </div>
    </header>
  );
}
