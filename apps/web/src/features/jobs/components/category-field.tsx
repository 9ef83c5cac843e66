import { CATEGORY_IDS, type CategoryId } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { selectClasses } from '../../../ui/control-classes.ts';
import { Field } from '../../../ui/field.tsx';

interface Props {
  value: CategoryId | null;
  onChange: (category: CategoryId | null) => void;
}

/** The product's category; decides the rooms it is shown in. */
export function CategoryField({ value, onChange }: Props) {
  const { t } = useTranslation(['studio', 'categories']);
  return (
    <Field label={t('studio:category.label')} hint={t('studio:category.hint')}>
      {(control) => (
        <select
          {...control}
          className={`${selectClasses} min-h-12`}
          value={value ?? ''}
          onChange={(event) => onChange(CATEGORY_IDS.find((id) => id === event.target.value) ?? null)}
        >
          <option value="">{t('studio:category.any')}</option>
          {CATEGORY_IDS.map((id) => (
            <option key={id} value={id}>
              {t(`categories:${id}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
