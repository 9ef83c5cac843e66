import { DEFAULT_STYLE_IDS, STYLE_IDS, type StyleId, VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { FURTHER_STYLE_IDS } from '../choice/style-choice.ts';
import { StylesDialog } from './styles-dialog.tsx';

interface Props {
  /** Null: the default styles. */
  value: readonly StyleId[] | null;
  onChange: (styles: readonly StyleId[] | null) => void;
  error?: string | undefined;
}

/** The choice in words. */
function Summary({ value }: Pick<Props, 'value'>) {
  const { t } = useTranslation(['studio', 'styles']);
  const max = VARIATIONS_PER_JOB;
  if (value === null) return <p>{t('studio:pictures.usual', { max })}</p>;
  const swapped = FURTHER_STYLE_IDS.filter((id) => value.includes(id));
  return (
    <div className="min-w-0">
      <p>{t('studio:pictures.swapped', { count: swapped.length, max })}</p>
      <p className="placard">{swapped.map((id) => t(`styles:${id}.name`)).join(' · ')}</p>
    </div>
  );
}

/** The styles of the set, and a button to swap some. */
export function StylesField({ value, onChange, error }: Props) {
  const { t } = useTranslation('studio');
  const [isOpen, setOpen] = useState(false);
  const save = (styles: readonly StyleId[] | null) => {
    onChange(styles);
    setOpen(false);
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{t('pictures.label')}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border border-edge bg-raised px-3 py-2">
        <Summary value={value} />
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog" className="max-sm:w-full">
          {t('pictures.change')}
        </Button>
      </div>
      {error !== undefined && <p className="text-sm text-danger">{error}</p>}
      <p className="text-sm text-muted">{t('pictures.hint', { all: STYLE_IDS.length, max: VARIATIONS_PER_JOB })}</p>
      {isOpen && <StylesDialog chosen={value ?? DEFAULT_STYLE_IDS} onSave={save} onClose={() => setOpen(false)} />}
    </fieldset>
  );
}
