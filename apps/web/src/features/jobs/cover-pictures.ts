import type { Job } from '@vitrine/contract';

/** Styles that distinguish sets at a glance, the large one first: plain white pictures look alike. */
const COVER_STYLES = ['lifestyle', 'white_bg', 'luxury', 'flat_lay', 'studio', 'hero_banner'] as const;

/** Addresses of up to `count` finished pictures for a set's cover; before the first one, of its photo. */
export function coverPictures(job: Pick<Job, 'variations' | 'images'>, count: number): string[] {
  const rank = (style: string) => {
    const at = COVER_STYLES.findIndex((one) => one === style);
    return at === -1 ? COVER_STYLES.length : at;
  };
  const pictures = job.variations
    .toSorted((a, b) => rank(a.style) - rank(b.style))
    .flatMap(({ preview_url: url, status }) => (url !== null && status === 'ready' ? [url] : []));
  const photo = job.images[0]?.preview_url;
  if (pictures.length > 0) return pictures.slice(0, count);
  return photo === undefined ? [] : [photo];
}
