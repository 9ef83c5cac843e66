import type { Job, Variation } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { resultsAddress } from '../results/picture-address.ts';

/** Centres the chosen picture in its strip without scrolling the page, and moves the focus with it. */
function centre(chosen: HTMLAnchorElement | null): void {
  const strip = chosen?.closest('ul');
  if (!chosen || !strip) return;
  const [room, at] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()];
  strip.scrollLeft += at.left + at.width / 2 - room.left - room.width / 2;
  if (strip.contains(document.activeElement)) chosen.focus({ preventScroll: true });
}

function Cell({ jobId, picture, chosen }: { jobId: string; picture: Variation; chosen: boolean }) {
  const { t } = useTranslation(['results', 'styles']);
  const { style, status, preview_url: src } = picture;
  return (
    <Link
      ref={chosen ? centre : null}
      to={resultsAddress(jobId, style)}
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      aria-label={t('results:open', { style: t(`styles:${style}.name`) })}
      tabIndex={chosen ? 0 : -1}
      className={`block size-14 overflow-hidden bg-sunken outline-offset-1 ${chosen ? 'outline-2 outline-ink' : 'opacity-70 hover:opacity-100'}`}
    >
      {src !== null && status !== 'failed' && (
        <img
          src={src}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </Link>
  );
}

/** All pictures of the set in a row; the keyboard enters it at the current one. */
export function FilmStrip({ job, picture }: { job: Job; picture: Variation }) {
  const { t } = useTranslation('job');
  return (
    <nav aria-label={t('sheet')}>
      <ul className="relative flex gap-1.5 overflow-x-auto px-1 py-1.5 [scrollbar-width:thin]">
        {job.variations.map((one) => (
          <li key={one.id} className="shrink-0">
            <Cell jobId={job.id} picture={one} chosen={one.id === picture.id} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
