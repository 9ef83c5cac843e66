import { Check, Globe } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { LANGUAGES, toLocale } from '../../lib/i18n/languages.ts';
import { Button } from '../../ui/button.tsx';
import { menuClasses, menuItemClasses } from './menu-classes.ts';

export function LanguageSwitch() {
  const { t } = useTranslation();
  const { locale, direction, choose } = useLanguage();
  const current = LANGUAGES.find(({ code }) => code === locale);
  return (
    <DropdownMenu.Root dir={direction} modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button look="quiet" className="px-3 font-normal">
          <Globe aria-hidden size={18} />
          <span className="sr-only">
            {t('language')}: {current?.name}
          </span>
          <span className="uppercase">{locale}</span>
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={4} className={menuClasses}>
          <DropdownMenu.RadioGroup value={locale} onValueChange={(code) => choose(toLocale(code))}>
            {LANGUAGES.map(({ code, name }) => (
              <DropdownMenu.RadioItem key={code} value={code} lang={code} className={menuItemClasses}>
                <span className="flex-1">{name}</span>
                <DropdownMenu.ItemIndicator>
                  <Check aria-hidden size={16} />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
