import type { PictureOptions } from '@vitrine/contract';
import { MAX_PICTURE_TEXT } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

/** Input by slot; a missing slot is as on the picture. */
export type WordsDraft = Readonly<Record<number, string>>;

interface Props {
  options: PictureOptions;
  draft: WordsDraft;
  onDraft: (draft: WordsDraft) => void;
  disabled: boolean;
  onApply: (texts: { slot: number; text: string }[]) => void;
}

type Text = PictureOptions['texts'][number];

/** Text equal to the picture's is not pending. */
function typed(draft: WordsDraft, { slot, text }: Text, value: string): WordsDraft {
  const { [slot]: _before, ...others } = draft;
  return value === text ? others : { ...others, [slot]: value };
}

const lengthOf = (text: string): number => Array.from(text.trim()).length;

/** Labels of the texts: by role, numbered if several share one. */
function useNames(texts: readonly Text[]) {
  const { t, i18n } = useTranslation('results');
  const number = new Intl.NumberFormat(i18n.language);
  return ({ slot, role: of }: Text): string => {
    const role = t(`words.roles.${of}`);
    const alike = texts.filter((text) => text.role === of);
    const at = alike.findIndex((text) => text.slot === slot) + 1;
    return alike.length === 1 ? role : t('words.numbered', { role, number: number.format(at) });
  };
}

interface WordsProps extends Pick<PictureOptions, 'language' | 'direction'> {
  text: Text;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** One text of the picture, in its own direction. */
function Words({ text: { proposed, max }, name, value, onChange, language, direction }: WordsProps) {
  const { t, i18n } = useTranslation('job');
  const number = new Intl.NumberFormat(i18n.language);
  const used = lengthOf(value);
  return (
    <Field
      label={name}
      aside={
        <>
          {value === proposed && <span className="me-3">{t('change.proposed')}</span>}
          <bdi>{t('change.counter', { used: number.format(used), max: number.format(max) })}</bdi>
        </>
      }
      error={used > max ? t('change.tooLong', { count: used - max }) : undefined}
    >
      {(control) => (
        <Textarea
          {...control}
          lang={language}
          dir={direction}
          rows={1}
          maxLength={MAX_PICTURE_TEXT}
          value={value}
          placeholder={proposed}
          onChange={(event) => onChange(event.target.value.replaceAll(/[\r\n]+/g, ' '))}
          className="min-h-12"
        />
      )}
    </Field>
  );
}

/** An editor for the words on a picture. */
export function PictureWords({ options, draft, onDraft, disabled, onApply }: Props) {
  const { t } = useTranslation('job');
  const nameOf = useNames(options.texts);
  const valueOf = ({ slot, text }: Text) => draft[slot] ?? text;
  const edited = options.texts.filter((text) => valueOf(text).trim() !== text.text);
  const tooLong = options.texts.some((text) => lengthOf(valueOf(text)) > text.max);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(edited.map((text) => ({ slot: text.slot, text: valueOf(text).trim() })));
      }}
    >
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-medium">{t('change.words')}</legend>
        {options.texts.map((text) => (
          <Words
            key={text.slot}
            {...options}
            text={text}
            name={nameOf(text)}
            value={valueOf(text)}
            onChange={(value) => onDraft(typed(draft, text, value))}
          />
        ))}
      </fieldset>
      <p className="text-sm text-muted">{t('change.empty')}</p>
      <Button type="submit" look="outline" disabled={disabled || tooLong || edited.length === 0}>
        {t('change.apply')}
      </Button>
    </form>
  );
}
