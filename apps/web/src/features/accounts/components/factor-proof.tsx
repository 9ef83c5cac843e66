import type { OwnerProof } from '@vitrine/contract';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../../lib/api/problem.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { isTotpCode } from '../factors/code-rules.ts';
import { useProofErrorText } from '../factors/use-proof-error-text.ts';
import { CodeField } from './code-field.tsx';
import { PasswordInput } from './password-input.tsx';
import { ProofError } from './proof-error.tsx';

export type ProofWay = 'password' | 'totp' | 'passkey' | 'recovery_code';

/** `P`: the proofs accepted here; the user's methods are given. */
interface Props<P> {
  ways: readonly ProofWay[];
  submitLabel: string;
  pending: boolean;
  error: Error | null;
  byPasskey: () => Promise<P>;
  onProof: (prove: () => Promise<P>) => void;
}

/** Server codes about the typed value. */
const ABOUT_FIELD = new Set(['wrong_code', 'code_used', 'code_out_of_time', 'wrong_recovery_code', 'wrong_password']);
const NAMES = { totp: 'code', recovery_code: 'recovery_code', password: 'password' } as const;
const FAULTS = {
  totp: 'proof.codeFault',
  recovery_code: 'proof.recoveryFault',
  password: 'faults.passwordMissing',
} as const;

interface Typed {
  way: keyof typeof NAMES;
  /** Whether the user switched from another method. */
  isTurnedTo: boolean;
}

/** The typed value; empty if it cannot be valid. */
function readTyped(form: HTMLFormElement, way: keyof typeof NAMES): string {
  const value = new FormData(form).get(NAMES[way]);
  const typed = typeof value === 'string' ? value : '';
  if (way === 'totp') return isTotpCode(typed) ? typed : '';
  return way === 'password' ? typed : typed.trim();
}

function TypedProof<P>({ way, isTurnedTo, error, pending, submitLabel, onProof }: Props<P> & Typed) {
  const { t } = useTranslation('auth');
  const say = useProofErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [isFaulty, setFaulty] = useState(false);
  const isAbout = error instanceof ProblemError && ABOUT_FIELD.has(error.code);
  const fault = isFaulty ? t(FAULTS[way]) : isAbout ? say(error) : undefined;
  // Selected for overwriting: the next code differs.
  useEffect(() => {
    if (error && isAbout) form.current?.querySelector('input')?.select();
  }, [isAbout, error]);
  useEffect(() => {
    if (isTurnedTo) form.current?.querySelector('input')?.focus();
  }, [isTurnedTo]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readTyped(event.currentTarget, way);
    setFaulty(typed === '');
    if (typed === '') event.currentTarget.querySelector('input')?.focus();
    else onProof(() => Promise.resolve({ [NAMES[way]]: typed } as P));
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {!isAbout && <ProofError error={error} />}
      {way === 'totp' && <CodeField name="code" label={t('proof.code')} hint={t('proof.codeHint')} error={fault} />}
      {way === 'recovery_code' && (
        <CodeField name="recovery_code" label={t('proof.recovery')} hint={t('proof.recoveryHint')} error={fault} />
      )}
      {way === 'password' && (
        <Field label={t('form.password')} error={fault}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
      )}
      <Button look="next" type="submit" disabled={pending}>
        {pending ? t('proof.pending') : submitLabel}
      </Button>
    </form>
  );
}

function PasskeyProof<P>({ error, pending, byPasskey, onProof }: Props<P>) {
  const { t } = useTranslation('auth');
  return (
    <div className="grid gap-5">
      <ProofError error={error} />
      <p className="text-muted">{t('proof.passkeyText')}</p>
      <Button look="next" disabled={pending} onClick={() => onProof(byPasskey)}>
        <KeyRound aria-hidden size={18} />
        {t(pending ? 'ways.passkeyPending' : 'proof.usePasskey')}
      </Button>
    </div>
  );
}

const SWITCH = {
  totp: 'proof.useTotp',
  passkey: 'proof.usePasskey',
  recovery_code: 'proof.useRecovery',
  password: 'proof.usePassword',
} as const;

/** Proves ownership by one method at a time, with the others below. */
export function FactorProof<P extends OwnerProof>(props: Props<P>) {
  const { t } = useTranslation('auth');
  const { ways } = props;
  const [way, setWay] = useState<ProofWay>(ways[0] ?? 'totp');
  const [isTurned, setTurned] = useState(false);
  const [errorBefore, setErrorBefore] = useState<Error | null>(null);
  const error = props.error === errorBefore ? null : props.error;
  const others = ways.filter((other) => other !== way);
  const turnTo = (other: ProofWay) => {
    setErrorBefore(props.error);
    setWay(other);
    setTurned(true);
  };
  return (
    <div className="grid gap-6">
      {way === 'passkey' ? (
        <PasskeyProof {...props} error={error} />
      ) : (
        <TypedProof key={way} {...props} error={error} way={way} isTurnedTo={isTurned} />
      )}
      {others.length > 0 && (
        <ul aria-label={t('proof.others')} className="grid justify-items-start gap-1 border-t border-line pt-4">
          {others.map((other) => (
            <li key={other}>
              <Button look="quiet" disabled={props.pending} className="-mx-5" onClick={() => turnTo(other)}>
                {t(SWITCH[other])}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
