import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { selectClasses } from '../../../ui/control-classes.ts';
import { classNames } from '../../../ui/class-names.ts';
import { WITH_POSTCODE, type CardField } from './check-card.ts';
import { listCountries } from './countries.ts';
import type { CardFormState } from './use-card-form.ts';

interface Props {
  form: CardFormState;
  disabled: boolean;
}

/** Card digits are left-to-right in every language. Browsers must not offer a real card. */
const FIGURES = {
  dir: 'ltr',
  inputMode: 'numeric',
  autoComplete: 'off',
  className: 'tabular-nums rtl:text-end',
} as const;

export function CardFields({ form, disabled }: Props) {
  const { t } = useTranslation('checkout');
  const { values, faults, change } = form;
  const textField = (name: Exclude<CardField, 'country'>, placeholder: string, more: object = FIGURES) => (
    <Field
      label={t(`field.${name}`)}
      error={faults[name] && t(`fault.${name}.${faults[name]}` as 'fault.number.wrong')}
    >
      {(control) => (
        <Input
          {...control}
          {...more}
          name={name}
          placeholder={placeholder}
          disabled={disabled}
          value={values[name]}
          onChange={(event) => change(name, event.target.value)}
        />
      )}
    </Field>
  );
  const withPostcode = WITH_POSTCODE.has(values.country);
  return (
    <div className="grid gap-4">
      {textField('number', '0000 0000 0000 0000')}
      <div className="grid grid-cols-2 items-start gap-4">
        {textField('expiry', t('expiryHint'))}
        {textField('cvc', '000')}
      </div>
      <div className={classNames('grid items-start gap-4', withPostcode && 'min-[420px]:grid-cols-2')}>
        <CountryField form={form} disabled={disabled} />
        {withPostcode && textField('postalCode', '', { dir: 'ltr', autoComplete: 'off', className: 'rtl:text-end' })}
      </div>
    </div>
  );
}

function CountryField({ form: { values, change }, disabled }: Props) {
  const { t, i18n } = useTranslation('checkout');
  const countries = useMemo(() => listCountries(i18n.language), [i18n.language]);
  return (
    <Field label={t('field.country')}>
      {(control) => (
        <select
          {...control}
          name="country"
          disabled={disabled}
          value={values.country}
          onChange={(event) => change('country', event.target.value)}
          className={classNames(selectClasses, 'min-h-12')}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
