import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@vitrine/contract/limits';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export interface Credentials {
  email: string;
  password: string;
}

type CredentialFault = 'emailMissing' | 'emailInvalid' | 'passwordMissing' | 'passwordShort' | 'passwordLong';
export type CredentialFaults = Partial<Record<keyof Credentials, CredentialFault>>;

const emailFault = (email: string): CredentialFault | undefined => {
  if (email.trim() === '') return 'emailMissing';
  return EMAIL.test(email.trim()) ? undefined : 'emailInvalid';
};

const newPasswordFault = (password: string): CredentialFault | undefined => {
  if (password === '') return 'passwordMissing';
  if (password.length < PASSWORD_MIN_LENGTH) return 'passwordShort';
  return password.length > PASSWORD_MAX_LENGTH ? 'passwordLong' : undefined;
};

/** What can be seen to be wrong before the server is asked. The bounds count for a new password only. */
export function checkCredentials({ email, password }: Credentials, isNew: boolean): CredentialFaults {
  const ofEmail = emailFault(email);
  const ofPassword = isNew ? newPasswordFault(password) : password === '' ? 'passwordMissing' : undefined;
  return { ...(ofEmail && { email: ofEmail }), ...(ofPassword && { password: ofPassword }) };
}
