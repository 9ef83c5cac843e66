import type { AppError, InterfaceLocale, Problem } from '@vitrine/contract';
import { translate } from '@vitrine/messages';

/** RFC 9457 problem document of `error` in `locale`; its type links to the code on the reference page. */
export function problemOf(error: AppError, locale: InterfaceLocale): Problem {
  const title = translate(locale, `errors.${error.code}`);
  return {
    type: `/docs#error-${error.code}`,
    title,
    status: error.status,
    detail: error.detail ?? title,
    code: error.code,
    ...(error.fields !== undefined && { errors: [...error.fields] }),
  };
}
