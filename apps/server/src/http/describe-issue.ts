import type { FieldError, InterfaceLocale } from '@vitrine/contract';
import { type MessageKey, translate } from '@vitrine/messages';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What is wrong with which field (a dotted path; `body` for the whole input), in a sentence. */
export function describeIssue(issue: Issue, locale: InterfaceLocale): FieldError {
  return { field: issue.path.join('.') || 'body', message: translate(locale, keyOf(issue), boundsOf(issue)) };
}

type Keys = Record<'string' | 'array' | 'other', MessageKey>;

const TOO_SMALL: Keys = { string: 'input.too_short', array: 'input.list_too_short', other: 'input.too_small' };
const TOO_BIG: Keys = { string: 'input.too_long', array: 'input.list_too_long', other: 'input.too_large' };

function keyOf(issue: Issue): MessageKey {
  // Whichever rule failed, an absent value is reported as missing. Needs zod's `reportInput`.
  if (issue.input === undefined || issue.input === '') return 'input.required';
  if (issue.code === 'too_small') return sizeKey(issue, TOO_SMALL);
  if (issue.code === 'too_big') return sizeKey(issue, TOO_BIG);
  if (issue.code === 'invalid_value') return 'input.not_allowed';
  if (issue.code === 'custom' && issue.params?.['rule'] === 'plain_name') return 'input.not_a_name';
  return issue.code === 'invalid_format' && issue.format === 'email' ? 'input.not_an_email' : 'input.wrong_type';
}

function sizeKey({ origin, exact = false }: { origin: string; exact?: boolean }, keys: Keys): MessageKey {
  if (origin === 'string') return keys.string;
  if (origin === 'array') return exact ? 'input.list_length' : keys.array;
  return keys.other;
}

/** The bounds for a message. A list of exactly n has one, which zod names by the side that failed. */
function boundsOf(issue: Issue): Record<string, number> {
  const minimum = 'minimum' in issue ? Number(issue.minimum) : undefined;
  const maximum = 'maximum' in issue ? Number(issue.maximum) : undefined;
  return { minimum: minimum ?? maximum ?? 0, maximum: maximum ?? minimum ?? 0 };
}
