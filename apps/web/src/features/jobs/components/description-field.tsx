import { type CategoryId, MAX_DESCRIPTION_LENGTH } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

interface Props {
  value: string;
  /** If known, the examples match it. */
  category: CategoryId | null;
  onChange: (text: string) => void;
  error?: string | undefined;
}

/** Of three kinds, if the category is unknown. */
const KINDS = ['kitchen', 'beauty', 'electronics'] as const satisfies readonly CategoryId[];
const UNDO_MS = 10_000;

/** Example descriptions: a tap inserts one, another undoes it. */
function Examples({ value, category, onChange }: Omit<Props, 'error'>) {
  const { t } = useTranslation(['generate', 'studio']);
  const use = (example: string) => {
    onChange(example);
    if (value.trim() === '' || value === example) return;
    const action = { label: t('generate:examples.undo'), onClick: () => onChange(value) };
    toast(t('generate:examples.replaced'), { action, duration: UNDO_MS });
  };
  return (
    <details className="text-sm">
      <summary className="min-h-11 content-center text-muted underline-offset-4 hover:underline">
        {t('studio:description.examples')}
      </summary>
      <p className="max-w-prose pb-3 text-muted">{t('generate:examples.note')}</p>
      <ul className="grid gap-4">
        {(category === null ? KINDS : [category]).map((kind) => {
          const example = t(`generate:examples.of.${kind}`);
          return (
            <li key={kind} className="max-w-prose border-s border-edge ps-4">
              <p>{example}</p>
              <Button
                look="quiet"
                className="px-0 text-sm font-normal underline decoration-line"
                aria-label={`${t('generate:examples.use')}: ${example}`}
                onClick={() => use(example)}
              >
                {t('generate:examples.use')}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** The product in the seller's own words; the source of the words on the pictures. */
export function DescriptionField({ value, category, onChange, error }: Props) {
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
      <Examples {...{ value, category, onChange }} />
    </div>
  );
}
