import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@vitrine/contract/limits';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../lib/api/problem.ts';
import { fieldError, useErrorText } from '../../lib/api/use-error-text.ts';
import type { Fault, Rule } from './field-rules.ts';

interface Options<N extends string> {
  /** The fields by name, with their rules. */
  rules: Record<N, Rule>;
  /** The server's error of the last attempt. */
  error: Error | null;
  /** Server codes that belong to a field. */
  codes?: Record<string, NoInfer<N>>;
  onValid: (values: Record<N, string>, data: FormData) => void;
}

const read = <N extends string>(data: FormData, names: readonly N[]): Record<N, string> => {
  const pairs = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(pairs) as Record<N, string>;
};

/**
 * A form that keeps its input: validates locally, focuses the first invalid field, and shows server errors beside the field they
 * concern.
 */
export function useCheckedForm<N extends string>({ rules, error, codes, onValid }: Options<N>) {
  const { t } = useTranslation('auth');
  const sayError = useErrorText();
  const [faults, setFaults] = useState<Partial<Record<N, Fault>>>({});
  const form = useRef<HTMLFormElement>(null);
  const names = Object.keys(rules) as N[];

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = read(data, names);
    const found = names.flatMap((name) => {
      const fault = rules[name](values[name]);
      return fault ? [[name, fault] as const] : [];
    });
    setFaults(Object.fromEntries(found) as Partial<Record<N, Fault>>);
    if (found[0] === undefined) onValid(values, data);
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${found[0][0]}"]`)?.focus();
  };

  const fromServer = (name: N) =>
    fieldError(error, name) ??
    (error instanceof ProblemError && codes?.[error.code] === name ? sayError(error) : undefined);
  const say = (name: N): string | undefined => {
    const fault: Fault | undefined = faults[name];
    return fault ? t(`faults.${fault}`, { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH }) : fromServer(name);
  };

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [error]);

  /** An error that belongs to no field. */
  const general = names.some((name) => fromServer(name) !== undefined) ? null : error;
  return { form, submit, say, general };
}
