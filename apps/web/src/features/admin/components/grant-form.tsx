import type { GiveCreditsBody } from '@vitrine/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

const MAX_CREDITS = 1000;
const REASON = { min: 3, max: 300 } as const;

interface FieldProps {
  fault: boolean;
  value: string | number;
}

function CreditsField({ fault, value }: FieldProps) {
  const { t } = useTranslation('admin');
  const error = fault ? t('grant.creditsFault') : undefined;
  return (
    <Field label={t('grant.credits')} hint={t('grant.creditsHint')} error={error}>
      {(control) => (
        <Input
          {...control}
          name="credits"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={value}
          className="max-w-32"
        />
      )}
    </Field>
  );
}

function ReasonField({ fault, value }: FieldProps) {
  const { t } = useTranslation('admin');
  const error = fault ? t('grant.reasonFault') : undefined;
  return (
    <Field label={t('grant.reason')} hint={t('grant.reasonHint')} error={error}>
      {(control) => (
        <Textarea {...control} name="reason" maxLength={REASON.max} defaultValue={value} className="min-h-20" />
      )}
    </Field>
  );
}

const read = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

function faultsOf({ credits, reason }: GiveCreditsBody) {
  return {
    credits: !Number.isInteger(credits) || credits < 1 || credits > MAX_CREDITS,
    reason: reason.length < REASON.min || reason.length > REASON.max,
  };
}

/** Number and reason; `wish` restores earlier input. */
export function GrantForm({ wish, onNext }: { wish: GiveCreditsBody | null; onNext: (wish: GiveCreditsBody) => void }) {
  const { t } = useTranslation('admin');
  const [faults, setFaults] = useState({ credits: false, reason: false });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const body = { credits: Number(read(data, 'credits')), reason: read(data, 'reason') };
    const found = faultsOf(body);
    setFaults(found);
    if (!found.credits && !found.reason) onNext(body);
    else form.querySelector<HTMLElement>(`[name=${found.credits ? 'credits' : 'reason'}]`)?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <CreditsField fault={faults.credits} value={wish?.credits ?? ''} />
      <ReasonField fault={faults.reason} value={wish?.reason ?? ''} />
      <Button look="next" type="submit" className="justify-self-end">
        {t('grant.next')}
      </Button>
    </form>
  );
}
