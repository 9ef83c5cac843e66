import type { Job } from '@vitrine/contract';
import { DEFAULT_STYLE_IDS } from '@vitrine/contract/limits';
import { mainOf, type Settings } from './set-body.ts';

/** The settings of a set, as the draft of another one. */
export function saidOf(job: Job): Settings {
  const styles = job.variations.map(({ style }) => style);
  const isUsual = DEFAULT_STYLE_IDS.every((id, index) => id === styles[index]);
  return {
    focus: job.focus_images,
    language: job.language,
    description: job.product_description ?? '',
    category: job.category,
    styles: isUsual ? null : styles,
    texts: job.texts,
    looks: { of: mainOf(job.focus_images, job.images), by: job.looks },
  };
}
