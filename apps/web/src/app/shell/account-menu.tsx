import { CircleUserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLogout } from '../../features/accounts/api/use-logout.ts';
import { useUser } from '../../features/accounts/api/use-user.ts';
import { LeaveGuestDialog } from '../../features/accounts/components/leave-guest-dialog.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { menuClasses, menuItemClasses } from './menu-classes.ts';

/** The entries of the menu; a guest's first is the sign-up, and administrators have one more. */
function useEntries(isGuest: boolean, isAdmin: boolean) {
  const { t } = useTranslation(['shell', 'account']);
  const all = [
    { to: '/dashboard', label: t('shell:nav.dashboard') },
    { to: '/generate', label: t('shell:nav.generate') },
    { to: '/my-images', label: t('shell:nav.myImages') },
    { to: '/account', label: t('account:title') },
    { to: '/my-plan', label: t('account:plan.toPlan') },
    ...(isAdmin ? [{ to: '/admin', label: t('account:admin') }] : []),
  ];
  return isGuest ? [{ to: '/signup', label: t('account:guest.action') }, ...all] : all;
}

function Trigger({ isGuest }: { isGuest: boolean }) {
  const { t } = useTranslation(['shell', 'account']);
  return (
    <DropdownMenu.Trigger asChild>
      <Button
        look="quiet"
        size={isGuest ? 'normal' : 'icon'}
        className={isGuest ? 'gap-2 px-2.5 hover:no-underline' : ''}
        aria-label={isGuest ? `${t('account:guest.badge')} – ${t('shell:nav.account')}` : t('shell:nav.account')}
      >
        <CircleUserRound aria-hidden size={22} className="shrink-0" />
        {isGuest && <span className="border border-edge px-1.5 text-xs max-sm:hidden">{t('account:guest.badge')}</span>}
      </Button>
    </DropdownMenu.Trigger>
  );
}

export function AccountMenu() {
  const { t } = useTranslation(['shell', 'account']);
  const { direction } = useLanguage();
  const { data: user } = useUser();
  const [asking, setAsking] = useState(false);
  const logout = useLogout();
  const isGuest = user?.is_guest === true;
  const entries = useEntries(isGuest, user?.role === 'admin');
  return (
    <>
      <DropdownMenu.Root dir={direction} modal={false}>
        <Trigger isGuest={isGuest} />
        {/* Rendered in place, not in a portal, so that it is part of the header landmark for screen readers. */}
        <DropdownMenu.Content align="end" sideOffset={4} className={menuClasses}>
          {user && (
            <DropdownMenu.Label className="placard max-w-72 truncate border-b border-line px-4 py-3">
              <bdi>{isGuest ? t('account:guest.badge') : user.email}</bdi>
            </DropdownMenu.Label>
          )}
          {entries.map(({ to, label }) => (
            <DropdownMenu.Item key={to} asChild className={menuItemClasses}>
              <Link to={to}>{label}</Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Item className={menuItemClasses} onSelect={() => (isGuest ? setAsking(true) : logout.mutate())}>
            {t('shell:nav.logout')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <LeaveGuestDialog open={asking} onOpenChange={setAsking} />
    </>
  );
}
