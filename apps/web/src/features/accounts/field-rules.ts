import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@vitrine/contract/limits';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export type Fault =
  | 'emailMissing'
  | 'emailInvalid'
  | 'emailOther'
  | 'passwordMissing'
  | 'passwordShort'
  | 'passwordLong';
/** Validation of a value in the browser. */
export type Rule = (value: string) => Fault | undefined;

export const emailRule: Rule = (email) => {
  if (email.trim() === '') return 'emailMissing';
  return EMAIL.test(email.trim()) ? undefined : 'emailInvalid';
};

/** For an existing password, which may follow older length rules. */
export const passwordRule: Rule = (password) => (password === '' ? 'passwordMissing' : undefined);

export const newPasswordRule: Rule = (password) => {
  if (password === '') return 'passwordMissing';
  if (password.length < PASSWORD_MIN_LENGTH) return 'passwordShort';
  return password.length > PASSWORD_MAX_LENGTH ? 'passwordLong' : undefined;
};

/** The address typed as a confirmation. */
export const ownEmailRule =
  (own: string): Rule =>
  (email) => {
    if (email.trim() === '') return 'emailMissing';
    return email.trim().toLowerCase() === own ? undefined : 'emailOther';
  };

export const anyText: Rule = () => undefined;
