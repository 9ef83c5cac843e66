import { API_KEY_NAME_MAX_LENGTH } from '@vitrine/contract/limits';
import type { CallIn } from '@vitrine/contract';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldError } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { selectClasses } from '../../../ui/control-classes.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { ActionError } from './action-error.tsx';

type Wish = CallIn<'POST /api-keys'>['body'];

interface Choice {
  name: string;
  label: string;
  hint?: string;
  children: ReactNode;
}

function Select({ name, label, hint, children }: Choice) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select {...control} name={name} className={`${selectClasses} min-h-12`}>
          {children}
        </select>
      )}
    </Field>
  );
}

const SCOPES: Readonly<Record<string, Wish['scopes']>> = {
  all: ['read', 'create'],
  read: ['read'],
  create: ['create'],
};
const DAYS = { in90: 90, in30: 30, in365: 365, never: null } as const;

function wishOf(form: FormData): Wish {
  const said = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: said('name'),
    sandbox: said('kind') === 'sandbox',
    scopes: SCOPES[said('scopes')] ?? ['read'],
    expires_in_days: DAYS[said('ends') as keyof typeof DAYS],
  };
}

interface Props {
  pending: boolean;
  error: Error | null;
  onWish: (wish: Wish) => void;
}

/** Name and permissions of a new key. Sandbox comes first, because it is free. */
export function NewKeyForm({ pending, error, onWish }: Props) {
  const { t } = useTranslation('api');
  const [isNameless, setNameless] = useState(false);
  const fault = isNameless ? t('keys.nameFault') : fieldError(error, 'name');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wish = wishOf(new FormData(event.currentTarget));
    setNameless(wish.name === '');
    if (wish.name !== '') onWish(wish);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {fault === undefined && <ActionError title={t('keys.makeFailed')} error={error} />}
      <Field label={t('keys.name')} hint={t('keys.nameHint')} error={fault}>
        {(control) => <Input {...control} name="name" maxLength={API_KEY_NAME_MAX_LENGTH} autoComplete="off" />}
      </Field>
      <Select name="kind" label={t('keys.kind')} hint={t('keys.kindHint')}>
        <option value="sandbox">{t('keys.sandbox')}</option>
        <option value="live">{t('keys.live')}</option>
      </Select>
      <Select name="scopes" label={t('keys.scopes')}>
        <option value="all">{t('keys.all')}</option>
        <option value="read">{t('keys.read')}</option>
        <option value="create">{t('keys.create')}</option>
      </Select>
      <Select name="ends" label={t('keys.ends')}>
        <option value="in90">{t('keys.in90')}</option>
        <option value="in30">{t('keys.in30')}</option>
        <option value="in365">{t('keys.in365')}</option>
        <option value="never">{t('keys.never')}</option>
      </Select>
      <Button look="next" type="submit" disabled={pending}>
        {t(pending ? 'keys.makePending' : 'keys.make')}
      </Button>
    </form>
  );
}
