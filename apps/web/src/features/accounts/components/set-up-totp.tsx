import { Suspense, useEffect, type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useBeginTotp, useConfirmTotp } from '../api/use-factors.ts';
import { isTotpCode } from '../factors/code-rules.ts';
import { useProofErrorText } from '../factors/use-proof-error-text.ts';
import { CodeField } from './code-field.tsx';
import { CopyButton } from './copy-button.tsx';
import { ProofError } from './proof-error.tsx';
import { QrCode } from './qr-code.tsx';

/** In groups of four, for reading out and typing. */
const grouped = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

function SecretToScan({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useTranslation('account');
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('factors.app.scan')}</p>
      <Suspense fallback={<div className="aspect-square w-full max-w-56 justify-self-center bg-sunken" />}>
        <QrCode text={uri} label={t('factors.app.picture')} />
      </Suspense>
      <p className="text-sm text-muted">{t('factors.app.key')}</p>
      <code dir="ltr" className="rounded-md bg-sunken p-3 text-sm wrap-anywhere">
        {grouped(secret)}
      </code>
      <CopyButton text={secret} label={t('factors.app.copy')} />
    </div>
  );
}

/** The secret, and the app's first code. `onAdded` receives the recovery codes of a first factor. */
export function SetUpTotp({ onAdded }: { onAdded: (codes: readonly string[] | null) => void }) {
  const { t } = useTranslation(['account', 'auth', 'shell']);
  const say = useProofErrorText();
  const begin = useBeginTotp();
  const confirm = useConfirmTotp();
  const [isFaulty, setFaulty] = useState(false);
  const begun = useRef(false);
  const { mutate } = begin;
  useEffect(() => {
    // One secret per dialog: a second one would invalidate the first QR code.
    if (!begun.current) mutate();
    begun.current = true;
  }, [mutate]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('code');
    const code = typeof value === 'string' ? value : '';
    setFaulty(!isTotpCode(code));
    if (isTotpCode(code)) confirm.mutate(code, { onSuccess: ({ recovery_codes }) => onAdded(recovery_codes) });
    else event.currentTarget.querySelector('input')?.focus();
  };
  if (begin.error) return <ProofError error={begin.error} />;
  if (!begin.data) return <p className="animate-[breathe_1.6s_infinite] text-muted">{t('shell:loading')}</p>;
  const fault = isFaulty ? t('auth:proof.codeFault') : confirm.error ? say(confirm.error) : undefined;
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <SecretToScan {...begin.data} />
      <CodeField name="code" label={t('auth:proof.code')} hint={t('auth:proof.codeHint')} error={fault} />
      <Button look="next" type="submit" disabled={confirm.isPending || confirm.isSuccess}>
        {confirm.isPending ? t('auth:proof.pending') : t('account:factors.app.confirm')}
      </Button>
    </form>
  );
}
