import { CircleUserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLogout } from '../../features/accounts/api/use-logout.ts';
import { useUser } from '../../features/accounts/api/use-user.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { menuClasses, menuItemClasses } from './menu-classes.ts';

export function AccountMenu() {
  const { t } = useTranslation();
  const { direction } = useLanguage();
  const { data: user } = useUser();
  const logout = useLogout();
  return (
    <DropdownMenu.Root dir={direction} modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button look="quiet" size="icon" aria-label={t('nav.account')}>
          <CircleUserRound aria-hidden size={22} />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={4} className={menuClasses}>
          {user?.email && (
            <DropdownMenu.Label className="placard max-w-72 truncate border-b border-line px-4 py-3" dir="ltr">
              {user.email}
            </DropdownMenu.Label>
          )}
          <DropdownMenu.Item asChild className={menuItemClasses}>
            <Link to="/dashboard">{t('nav.dashboard')}</Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild className={menuItemClasses}>
            <Link to="/generate">{t('nav.generate')}</Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild className={menuItemClasses}>
            <Link to="/my-images">{t('nav.myImages')}</Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item className={menuItemClasses} onSelect={() => logout.mutate()}>
            {t('nav.logout')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
