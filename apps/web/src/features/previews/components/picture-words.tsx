import type { WordsBody } from '@vitrine/contract';
import type { WordRole } from '@vitrine/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useProposedWords } from '../api/use-proposed-words.ts';
import { type OwnWords, withoutWord, withWord } from '../own-words.ts';
import { WordField } from './word-field.tsx';

/** The words of the set, and how they are changed. */
export interface Wording {
  /** What the words are derived from. */
  from: WordsBody;
  own: OwnWords;
  onChange: (own: OwnWords) => void;
}

/** The words of one picture, editable beside it; nothing for a picture without words. */
export function PictureWords({ from, own, onChange, roles }: Wording & { roles: readonly WordRole[] }) {
  const { t } = useTranslation('generate');
  const id = useId();
  const { data } = useProposedWords(from);
  if (data === undefined || roles.length === 0) return null;
  const { words, language, direction } = data;
  return (
    <section aria-labelledby={id} className="grid content-start gap-4 overflow-y-auto p-1">
      <div>
        <h3 id={id} className="font-medium">
          {t('words.here')}
        </h3>
        <p className="text-sm text-muted">{t('words.hereLead')}</p>
      </div>
      {roles.map((role) => {
        const word = words.find((one) => one.role === role);
        return word === undefined ? null : (
          <WordField
            key={role}
            {...{ word, language, direction }}
            own={own[role] ?? null}
            onChange={(text) => onChange(withWord(own, word, text))}
            onReset={() => onChange(withoutWord(own, role))}
          />
        );
      })}
    </section>
  );
}
