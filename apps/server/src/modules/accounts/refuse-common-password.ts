import { AppError, type InterfaceLocale } from '@vitrine/contract';
import { translate } from '@vitrine/messages';
import { isCommonPassword } from './common-passwords.ts';

/** @throws AppError invalid_input at `field` for one of the most common passwords */
export function refuseCommonPassword(password: string, field: string, locale: InterfaceLocale): void {
  if (!isCommonPassword(password)) return;
  throw new AppError('invalid_input', { fields: [{ field, message: translate(locale, 'input.common_password') }] });
}
