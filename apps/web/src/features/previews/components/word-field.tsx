import type { ProposedWords } from '@vitrine/contract';
import { MAX_PICTURE_TEXT } from '@vitrine/contract/limits';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { lengthOf } from '../own-words.ts';

interface Props {
  word: ProposedWords['words'][number];
  /** Null: as proposed. */
  own: string | null;
  language: string;
  direction: 'ltr' | 'rtl';
  onChange: (text: string) => void;
  onReset: () => void;
}

function Reset({ label, onReset }: { label: string; onReset: () => void }) {
  const { t } = useTranslation('generate');
  return (
    <Button
      look="quiet"
      size="icon"
      title={t('words.reset')}
      aria-label={t('words.resetOf', { label })}
      onClick={onReset}
    >
      <Undo2 aria-hidden size={18} className="rtl:-scale-x-100" />
    </Button>
  );
}

/** Character count of the seller's own text; "proposed" for the others. */
function useRoom(own: string | null, { proposed, max }: Props['word']) {
  const { t, i18n } = useTranslation('generate');
  if (own === null) return proposed === null ? {} : { aside: t('words.proposed') };
  const number = new Intl.NumberFormat(i18n.language);
  const used = lengthOf(own);
  return {
    aside: <bdi>{t('words.counter', { used: number.format(used), max: number.format(max) })}</bdi>,
    ...(used > max && { error: t('words.tooLong', { count: used - max }) }),
  };
}

/** One of the set's texts, in the direction of its language. */
export function WordField({ word, own, language, direction, onChange, onReset }: Props) {
  const { t } = useTranslation('generate');
  const { role, proposed } = word;
  const label = t(`words.role.${role}`);
  const room = useRoom(own, word);
  return (
    <Field label={label} {...room}>
      {(control) => (
        <div className="flex gap-1">
          <Input
            {...control}
            lang={language}
            dir={direction}
            value={own ?? proposed ?? ''}
            maxLength={MAX_PICTURE_TEXT}
            autoComplete="off"
            placeholder={t(proposed === null ? 'words.none' : 'words.empty')}
            onChange={(event) => onChange(event.target.value)}
          />
          {own !== null && <Reset label={label} onReset={onReset} />}
        </div>
      )}
    </Field>
  );
}
