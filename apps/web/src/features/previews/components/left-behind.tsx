import type { ProposedWords } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface Props {
  proposal: ProposedWords;
  onLanguage: (language: string) => void;
}

/** A language's name in the language of the page. */
function useLanguageName(): (code: string) => string {
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return (code) => names.of(code) ?? code;
}

/** The parts of the description that could not be translated, with a switch to words in the description's language and back. */
export function LeftBehind({ proposal: { language, left_behind: left }, onLanguage }: Props) {
  const { t } = useTranslation('generate');
  const nameOf = useLanguageName();
  const [changed, setChanged] = useState<{ from: string; to: string } | null>(null);
  if (left !== null) {
    const write = () => {
      setChanged({ from: language, to: left.language });
      onLanguage(left.language);
    };
    return (
      <Notice
        tone="next"
        title={t('words.left.title', { language: nameOf(language) })}
        action={<Button onClick={write}>{t('words.left.write', { language: nameOf(left.language) })}</Button>}
      >
        <p>{t('words.left.lead', { language: nameOf(left.language) })}</p>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink">
          {left.said.map((one) => (
            <li key={one} lang={left.language} dir="auto">
              {one}
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  if (changed === null || changed.to !== language) return null;
  const undo = () => {
    setChanged(null);
    onLanguage(changed.from);
  };
  return (
    <Notice
      tone="good"
      action={<Button onClick={undo}>{t('words.left.back', { language: nameOf(changed.from) })}</Button>}
    >
      <output>{t('words.left.written', { language: nameOf(language) })}</output>
    </Notice>
  );
}
