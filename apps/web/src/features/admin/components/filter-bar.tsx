import { useTranslation } from 'react-i18next';
import { selectClasses } from '../../../ui/control-classes.ts';
import { SearchField } from './search-field.tsx';

interface Choices<S extends string> {
  label: string;
  value: S | undefined;
  options: readonly { value: S; label: string }[];
  onChange: (value: string) => void;
}

function Choice<S extends string>({ label, value, options, onChange }: Choices<S>) {
  const { t } = useTranslation('admin');
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      className={`${selectClasses} min-h-11 max-sm:w-full sm:max-w-52`}
    >
      <option value="">
        {label}: {t('all')}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface Props<S extends string> {
  hint: string;
  query: string;
  onQuery: (value: string) => void;
  choices?: Choices<S>;
}

/** Search, and one choice beside it. */
export function FilterBar<S extends string>({ hint, query, onQuery, choices }: Props<S>) {
  return (
    <div className="flex flex-wrap gap-3">
      <SearchField hint={hint} value={query} onChange={onQuery} />
      {choices && <Choice {...choices} />}
    </div>
  );
}
