import type { Job, Variation } from '@vitrine/contract';

const PICTURE = 'picture';

type Pictures = Job['variations'];

/** Where a set is looked at, or one picture of it. */
export const resultsAddress = (jobId: string, style?: string): string =>
  `/results/${jobId}${style === undefined ? '' : `?${PICTURE}=${style}`}`;

/** The picture that an address names by its style; undefined where it names none of these. */
export const chosenPicture = (search: URLSearchParams, pictures: Pictures): Variation | undefined =>
  pictures.find(({ style }) => style === search.get(PICTURE));

/** The picture `by` places further on, round the ends. */
export function neighbourOf(pictures: Pictures, { id }: Pick<Variation, 'id'>, by: number): Variation | undefined {
  const at = pictures.findIndex((one) => one.id === id);
  return pictures.at((at + by) % pictures.length);
}
