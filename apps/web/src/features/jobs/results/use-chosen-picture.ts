import type { Job } from '@vitrine/contract';
import { useNavigate, useSearchParams } from 'react-router';
import { chosenPicture, neighbourOf, resultsAddress } from './picture-address.ts';

/**
 * The picture that the address names. Stepping from one to the next takes the place of the last in the history, so that one step
 * back leads to the whole set.
 */
export function useChosenPicture({ id, variations }: Job) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const picture = chosenPicture(search, variations);
  const step = (by: number) => {
    const next = picture && neighbourOf(variations, picture, by);
    if (next) void navigate(resultsAddress(id, next.style), { replace: true, preventScrollReset: true });
  };
  const leave = () => void navigate(resultsAddress(id));
  return { picture, position: picture ? variations.indexOf(picture) + 1 : 0, step, leave };
}
