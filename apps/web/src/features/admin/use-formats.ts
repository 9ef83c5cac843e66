import { useMemo } from 'react';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { formatsOf } from './formats.ts';

export function useFormats() {
  const { locale } = useLanguage();
  return useMemo(() => formatsOf(locale), [locale]);
}
