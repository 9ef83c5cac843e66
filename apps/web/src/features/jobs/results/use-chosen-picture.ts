import type { Job } from '@vitrine/contract';
import { useLayoutEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { chosenPicture, neighbourOf, resultsAddress } from './picture-address.ts';

/**
 * The picture in the address. Stepping replaces the history entry, so that one Back leads to the whole set.
 */
export function useChosenPicture({ id, variations }: Job) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const picture = chosenPicture(search, variations);
  // Steps faster than the page add up.
  const towards = useRef(picture);
  useLayoutEffect(() => {
    towards.current = picture;
  }, [picture]);
  const step = (by: number) => {
    const next = towards.current && neighbourOf(variations, towards.current, by);
    towards.current = next;
    if (next) void navigate(resultsAddress(id, next.style), { replace: true, preventScrollReset: true });
  };
  const leave = () => void navigate(resultsAddress(id));
  return { picture, position: picture ? variations.indexOf(picture) + 1 : 0, step, leave };
}
