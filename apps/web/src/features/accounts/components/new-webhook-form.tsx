import { WEBHOOK_EVENT_KEYS, type WebhookEventKey } from '../webhook-words.ts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../../lib/api/problem.ts';
import { fieldError, useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { ActionError } from './action-error.tsx';

interface Props {
  pending: boolean;
  error: Error | null;
  onWish: (wish: { url: string; events: `job.${WebhookEventKey}`[] }) => void;
}

const said = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Address and events of a new webhook. */
export function NewWebhookForm({ pending, error, onWish }: Props) {
  const { t } = useTranslation('api');
  const say = useErrorText();
  const [isSilent, setSilent] = useState(false);
  const isRefused = error instanceof ProblemError && error.code === 'webhook_address_refused';
  const fault = isRefused ? say(error) : fieldError(error, 'url');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const events = WEBHOOK_EVENT_KEYS.filter((key) => form.get(key) !== null).map((key) => `job.${key}` as const);
    setSilent(events.length === 0);
    if (events.length > 0) onWish({ url: said(form, 'url'), events });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {fault === undefined && <ActionError title={t('webhooks.changeFailed')} error={error} />}
      <Field label={t('webhooks.url')} hint={t('webhooks.urlHint')} error={fault}>
        {(control) => <Input {...control} name="url" type="url" dir="ltr" autoComplete="off" placeholder="https://" />}
      </Field>
      <fieldset>
        <legend className="font-medium">{t('webhooks.events')}</legend>
        {WEBHOOK_EVENT_KEYS.map((key) => (
          <Checkbox key={key} name={key} defaultChecked label={t(`webhooks.event.${key}`)} />
        ))}
        {isSilent && (
          <p role="alert" className="text-sm text-danger">
            {t('webhooks.eventsFault')}
          </p>
        )}
      </fieldset>
      <Button look="next" type="submit" disabled={pending}>
        {t(pending ? 'webhooks.addPending' : 'webhooks.add')}
      </Button>
    </form>
  );
}
