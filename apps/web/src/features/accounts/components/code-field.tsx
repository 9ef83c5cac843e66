import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

interface Props {
  name: 'code' | 'recovery_code';
  label: string;
  hint: string;
  error: string | undefined;
}

/** A typed or pasted code; digits are left-to-right in every language. */
export function CodeField({ name, label, hint, error }: Props) {
  const isDigits = name === 'code';
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          name={name}
          dir="ltr"
          inputMode={isDigits ? 'numeric' : 'text'}
          autoComplete={isDigits ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={isDigits ? 20 : 60}
          className="font-mono tracking-widest rtl:text-end"
        />
      )}
    </Field>
  );
}
