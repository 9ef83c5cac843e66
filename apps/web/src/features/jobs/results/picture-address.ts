import type { Job, Variation } from '@vitrine/contract';

const PICTURE = 'picture';

type Pictures = Job['variations'];

/** Address of a set's results, or of one picture. */
export const resultsAddress = (jobId: string, style?: string): string =>
  `/results/${jobId}${style === undefined ? '' : `?${PICTURE}=${style}`}`;

/** The picture named by an address's style; undefined if it is none of these. */
export const chosenPicture = (search: URLSearchParams, pictures: Pictures): Variation | undefined =>
  pictures.find(({ style }) => style === search.get(PICTURE));

/** The picture `by` places further, wrapping around. */
export function neighbourOf(pictures: Pictures, { id }: Pick<Variation, 'id'>, by: number): Variation | undefined {
  const at = pictures.findIndex((one) => one.id === id);
  return pictures.at((at + by) % pictures.length);
}
