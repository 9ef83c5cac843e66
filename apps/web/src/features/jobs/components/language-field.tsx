import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { useLanguages } from '../api/use-languages.ts';

interface Props {
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  /** Codes that cannot be chosen. */
  except?: readonly string[];
}

/** The language of the words on the pictures. */
export function LanguageField({ value, onChange, error, except }: Props) {
  const { t } = useTranslation('studio');
  const { data = [], isPending, isError, refetch } = useLanguages();
  const status = isPending ? (
    <p className="px-3 py-4 text-muted">{t('language.loading')}</p>
  ) : isError ? (
    <div className="grid gap-2 p-3">
      <p className="text-danger">{t('language.failed')}</p>
      <Button onClick={() => void refetch()}>{t('language.retry')}</Button>
    </div>
  ) : undefined;
  const open = data.filter(({ code }) => except?.includes(code) !== true);
  const options = open.map(({ code, name, native_name: native, direction }) => ({
    value: code,
    label: name,
    direction,
    aside: native === name ? undefined : native,
  }));
  return (
    <Field label={t('language.label')} hint={t('language.hint')} error={error}>
      {(control) => (
        <Combobox
          {...control}
          {...{ options, value, onChange, status }}
          label={t('language.label')}
          placeholder={t(isPending ? 'language.loading' : 'language.placeholder')}
          searchLabel={t('language.search')}
          emptyText={t('language.none')}
        />
      )}
    </Field>
  );
}
