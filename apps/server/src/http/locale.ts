import { INTERFACE_LOCALES, type InterfaceLocale } from '@vitrine/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const isLocale = (tag: string): tag is InterfaceLocale => INTERFACE_LOCALES.some((locale) => locale === tag);

/** The interface language that `acceptLanguage` (RFC 9110, section 12.5.4) likes best; English when it names none of ours. */
export function pickLocale(acceptLanguage: string | undefined): InterfaceLocale {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find((value) => value !== undefined);
      return { language: range.split('-')[0] ?? '', quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => language).find(isLocale) ?? INTERFACE_LOCALES[0];
}

/** Gives every request its `locale`, errors and unknown addresses included. */
export function addLocale(app: FastifyInstance): void {
  app.decorateRequest('locale', {
    getter(this: FastifyRequest) {
      return pickLocale(this.headers['accept-language']);
    },
  });
}
