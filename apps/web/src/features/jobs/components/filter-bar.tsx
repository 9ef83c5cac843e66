import type { CallOut } from '@vitrine/contract';
import { SlidersHorizontal } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { selectClasses } from '../../../ui/control-classes.ts';
import { countChoices, FILTER_STATUSES, type JobFilter, NO_FILTER } from '../filter/job-filter.ts';
import { SearchField } from './search-field.tsx';

type Change = (part: Partial<JobFilter>, options?: { inPlace: boolean }) => void;
type Used = CallOut<'GET /jobs'>['used'];

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; name: string }[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1 md:flex-1">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className={`${selectClasses} min-h-11`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The options: values that the sets have, and those already chosen. */
function useOptions(filter: JobFilter, used: Used) {
  const { t } = useTranslation(['sets', 'job', 'categories']);
  const { locale } = useLanguage();
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const nameOf = (code: string) => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
  const also = <T extends string>(list: readonly T[], chosen: T | ''): T[] =>
    chosen === '' || list.includes(chosen) ? [...list] : [...list, chosen];
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, locale);
  const languages = also(used.languages, filter.language).map((value) => ({ value, name: nameOf(value) }));
  const categories = also(used.categories, filter.category).map((value) => ({ value, name: t(`categories:${value}`) }));
  return {
    status: [
      { value: '', name: t('sets:filter.anyState') },
      ...FILTER_STATUSES.map((value) => ({
        value,
        name: value === 'running' ? t('sets:filter.running') : t(`job:state.${value}`),
      })),
    ],
    category: [{ value: '', name: t('sets:filter.anyCategory') }, ...categories.toSorted(byName)],
    language: [{ value: '', name: t('sets:filter.anyLanguage') }, ...languages.toSorted(byName)],
    sort: (['newest', 'oldest'] as const).map((value) => ({ value, name: t(`sets:filter.${value}`) })),
  };
}

const LABELS = { status: 'state', category: 'category', language: 'language', sort: 'sort' } as const;

function Choices({ filter, used, change }: { filter: JobFilter; used: Used; change: Change }) {
  const { t } = useTranslation('sets');
  const options = useOptions(filter, used);
  return (['status', 'category', 'language', 'sort'] as const).map((name) => (
    <Choice
      key={name}
      label={t(`filter.${LABELS[name]}`)}
      value={filter[name]}
      options={options[name]}
      onChoose={(value) => change({ [name]: value })}
    />
  ));
}

/** Search, filters and order of the list; on a phone the filters open under one button. */
export function FilterBar({ filter, used, change }: { filter: JobFilter; used: Used; change: Change }) {
  const { t } = useTranslation('sets');
  const id = useId();
  const [open, setOpen] = useState(false);
  const count = countChoices(filter);
  const search = useCallback((query: string) => change({ query }, { inPlace: true }), [change]);
  const clear = () => change({ ...NO_FILTER, shelf: filter.shelf, query: filter.query });
  return (
    <div className="grid gap-4 border-y border-line py-4">
      <SearchField value={filter.query} onChange={search} />
      <Button className="md:hidden" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <SlidersHorizontal aria-hidden size={18} />
        {count === 0 ? t('filter.open') : t('filter.inUse', { count })}
      </Button>
      <div id={id} className={`${open ? 'grid' : 'hidden'} grid-cols-2 gap-4 md:flex md:items-end`}>
        <Choices {...{ filter, used, change }} />
        {count > 0 && (
          <Button look="quiet" className="col-span-2 justify-self-start px-0 underline" onClick={clear}>
            {t('filter.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
