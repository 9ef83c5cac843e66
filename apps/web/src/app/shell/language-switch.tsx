import { Check, Globe } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { LANGUAGES, type InterfaceLocale } from '../../lib/i18n/languages.ts';
import { menuClasses } from './menu-classes.ts';

/** Closes like a menu: after a choice, on Escape, and when the focus leaves. */
function useClosing() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element?.contains(relatedTarget) === false) element.open = false;
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && element?.contains(target) === false) element.open = false;
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && element?.open === true) closeMenu(element);
    };
    element?.addEventListener('focusout', onFocusOut);
    element?.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      element?.removeEventListener('focusout', onFocusOut);
      element?.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, []);
  return details;
}

function closeMenu(element: HTMLDetailsElement): void {
  element.open = false;
  element.querySelector('summary')?.focus();
}

interface WayProps {
  code: InterfaceLocale;
  name: string;
  current: boolean;
  onChoose: () => void;
}

/** A link to this page in a language; with script the language changes in place. */
function Way({ code, name, current, onChoose }: WayProps) {
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a
      href={`?lang=${code}`}
      lang={code}
      hrefLang={code}
      aria-current={current ? 'true' : undefined}
      onClick={choose}
      className="flex min-h-11 items-center gap-4 px-4 hover:bg-ink/10"
    >
      <span className="flex-1">{name}</span>
      {current && <Check aria-hidden size={16} />}
    </a>
  );
}

/** The five languages as links: they work without script too. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { locale, choose } = useLanguage();
  const details = useClosing();
  const change = (code: InterfaceLocale) => {
    choose(code);
    if (details.current) closeMenu(details.current);
  };
  return (
    <details ref={details} className="relative">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-md px-3 underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <Globe aria-hidden size={18} />
        <span className="sr-only">
          {t('language')}: {LANGUAGES.find(({ code }) => code === locale)?.name}
        </span>
        <span aria-hidden className="uppercase">
          {locale}
        </span>
      </summary>
      <ul className={`absolute end-0 top-full mt-1 ${menuClasses}`}>
        {LANGUAGES.map(({ code, name }) => (
          <li key={code}>
            <Way code={code} name={name} current={code === locale} onChoose={() => change(code)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
