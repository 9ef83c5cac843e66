import { INTERFACE_LOCALES, type InterfaceLocale } from '@vitrine/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const isLocale = (tag: string): tag is InterfaceLocale => INTERFACE_LOCALES.some((locale) => locale === tag);

/** The interface language preferred by `acceptLanguage` (RFC 9110, section 12.5.4); English if none of ours is named. */
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

/** Sets `locale` on every request, including errors and unknown addresses. */
export function addLocale(app: FastifyInstance): void {
  app.decorateRequest('locale', {
    getter(this: FastifyRequest) {
      return pickLocale(this.headers['accept-language']);
    },
  });
}
