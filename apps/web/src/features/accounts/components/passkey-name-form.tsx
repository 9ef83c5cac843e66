import { PASSKEY_NAME_MAX_LENGTH } from '@vitrine/contract/limits';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldError } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { ProofError } from './proof-error.tsx';

interface Props {
  name?: string;
  hint?: string;
  submitLabel: string;
  pendingLabel: string;
  pending: boolean;
  error: Error | null;
  /** Error of the typed name. */
  fault?: string;
  /** Called with the typed name; empty if nothing was typed. */
  onName: (name: string) => void;
}

/** The name of a passkey, for its owner to recognise. */
export function PasskeyNameForm({ name = '', hint, pending, error, onName, ...words }: Props) {
  const { t } = useTranslation('account');
  const fault = words.fault ?? fieldError(error, 'name');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    onName(typeof typed === 'string' ? typed.trim() : '');
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {fault === undefined && <ProofError error={error} />}
      <Field label={t('factors.keys.name')} error={fault} {...(hint !== undefined && { hint })}>
        {(control) => (
          <Input {...control} name="name" defaultValue={name} maxLength={PASSKEY_NAME_MAX_LENGTH} autoComplete="off" />
        )}
      </Field>
      <Button look="next" type="submit" disabled={pending}>
        {pending ? words.pendingLabel : words.submitLabel}
      </Button>
    </form>
  );
}
