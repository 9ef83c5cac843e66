import type { Job } from '@vitrine/contract';
import { coverPictures } from '../cover-pictures.ts';

const SHOWN = 3;

/** One large and two small pictures of a set; missing ones are empty frames. */
export function SetCover({ job }: { job: Pick<Job, 'variations' | 'images'> }) {
  const pictures = coverPictures(job, SHOWN);
  return (
    <div className="grid grid-cols-3 grid-rows-2 gap-1">
      {Array.from({ length: SHOWN }, (_, index) => (
        <div
          key={index}
          className={`aspect-square overflow-hidden bg-sunken ${index === 0 ? 'col-span-2 row-span-2' : ''}`}
        >
          {pictures[index] !== undefined && (
            <img
              src={pictures[index]}
              alt=""
              loading="lazy"
              decoding="async"
              className="size-full animate-[appear_150ms] object-cover"
            />
          )}
        </div>
      ))}
    </div>
  );
}
