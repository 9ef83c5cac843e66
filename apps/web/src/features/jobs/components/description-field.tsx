import { MAX_DESCRIPTION_LENGTH } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

interface Props {
  value: string;
  onChange: (text: string) => void;
  error?: string | undefined;
}

const EXAMPLES = ['mug', 'soap', 'headphones'] as const;

/** What the product is, in the seller's own words; the words on the pictures come from here. */
export function DescriptionField({ value, onChange, error }: Props) {
  const { t, i18n } = useTranslation('studio');
  const number = new Intl.NumberFormat(i18n.language);
  const counter = t('description.counter', {
    used: number.format(value.length),
    max: number.format(MAX_DESCRIPTION_LENGTH),
  });
  return (
    <div className="grid gap-3">
      <Field label={t('description.label')} hint={t('description.hint')} error={error} aside={counter}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={5}
            maxLength={MAX_DESCRIPTION_LENGTH}
            value={value}
            placeholder={t('description.placeholder')}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <details className="text-sm">
        <summary className="min-h-11 content-center text-muted underline-offset-4 hover:underline">
          {t('description.examples')}
        </summary>
        {EXAMPLES.map((example) => (
          <p key={example} className="max-w-prose border-s border-edge py-1 ps-4 not-last:mb-3">
            {t(`description.example.${example}`)}
          </p>
        ))}
      </details>
    </div>
  );
}
