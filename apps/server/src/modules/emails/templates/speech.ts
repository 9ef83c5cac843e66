import type { InterfaceLocale } from '@vitrine/contract';
import { type CountedKey, type MessageKey, translate, translateCounted } from '@vitrine/messages';

type Rest<K extends string> = K extends `emails.${infer R}` ? R : never;
type Values = Record<string, string | number>;

/** Texts and formats of e-mails in one language. Keys are those of `emails.json`. */
export interface Speech {
  say: (key: Rest<MessageKey>, values?: Values) => string;
  count: (key: Rest<CountedKey>, count: number) => string;
  /** `amountMinor` in minor units of `currency` (ISO 4217): 1999 and USD is "$19.99". */
  money: (amountMinor: number, currency: string) => string;
  /** A day in UTC, as payments are dated: "5 December 2026". */
  day: (date: Date) => string;
  /** A moment, with its time zone. */
  moment: (date: Date) => string;
  /** Isolates foreign text so that its direction does not affect the sentence. */
  foreign: (text: string) => string;
}

const HAS_RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

export function speechOf(locale: InterfaceLocale): Speech {
  // Latin digits in Arabic too, as in the surrounding text.
  const tag = { en: 'en-GB', ar: 'ar-u-nu-latn', fr: 'fr', es: 'es', de: 'de' }[locale];
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, options).format(date);
  return {
    say: (key, values) => translate(locale, `emails.${key}`, values),
    count: (key, count) => translateCounted(locale, `emails.${key}`, count),
    money: (amountMinor, currency) => {
      const formatter = new Intl.NumberFormat(locale === 'en' ? 'en' : tag, { style: 'currency', currency });
      const amount = formatter.format(amountMinor / 10 ** (formatter.resolvedOptions().maximumFractionDigits ?? 2));
      // Without isolation, "US$" becomes "$US" in a right-to-left sentence.
      return locale === 'ar' ? `\u2066${amount.replace('\u200F', '')}\u2069` : amount;
    },
    day: (date) => format(date, DAY),
    moment: (date) => format(date, { ...DAY, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
    foreign: (text) => (locale === 'ar' || HAS_RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text),
  };
}
