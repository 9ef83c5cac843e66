import { useTranslation } from 'react-i18next';
import type { SampleId } from './sample-products.ts';

/** What a sample product is called, and its photo in words. */
export function useProductWords(): (id: SampleId) => { title: string; alt: string } {
  const { t } = useTranslation('showcase');
  return (id) => ({ title: t(`${id}.title`), alt: t(`${id}.alt`) });
}
