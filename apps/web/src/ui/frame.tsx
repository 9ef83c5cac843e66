import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PatientImage } from './patient-image.tsx';

interface Props {
  /** Its place on the sheet, from 1. */
  number: number;
  title: string;
  state: 'waiting' | 'developing' | 'ready' | 'failed';
  src: string | null;
  alt: string;
  /** Shown under the title: what it waits for, or its error. */
  note?: string | undefined;
  /** Link to the large view. */
  to?: string | undefined;
  /** Opens the large view on this page. */
  onOpen?: (() => void) | undefined;
  openLabel?: string;
  action?: ReactNode;
}

function Blank({ number, state, note }: Pick<Props, 'number' | 'state' | 'note'>) {
  return (
    <span className="grid size-full place-content-center gap-1 px-3 text-center text-muted">
      <span
        aria-hidden
        className={`font-display text-3xl tabular-nums ${state === 'developing' ? 'animate-[breathe_1.6s_infinite]' : ''}`}
      >
        {number}
      </span>
      {note !== undefined && <span className="text-xs">{note}</span>}
    </span>
  );
}

function Plate({ number, state, src, alt, note }: Pick<Props, 'number' | 'state' | 'src' | 'alt' | 'note'>) {
  const blank = <Blank {...{ number, state, note }} />;
  if (src === null || state === 'failed') return blank;
  const developing = state === 'developing' ? 'brightness-75 contrast-75 saturate-50' : '';
  return (
    <PatientImage
      src={src}
      alt={alt}
      fallback={blank}
      decoding="async"
      className={`size-full animate-[develop_250ms] object-contain transition-[filter] duration-250 ease-settle ${developing}`}
    />
  );
}

/** One frame of a contact sheet: a number, a name, and the picture as it is made. */
export function Frame({ number, title, state, src, alt, note, to, onOpen, openLabel, action }: Props) {
  const opens = to !== undefined || onOpen !== undefined;
  // A visible note is part of the accessible name.
  const label = note === undefined ? openLabel : undefined;
  const mat = 'block aspect-square w-full overflow-hidden bg-sunken';
  const plate = (
    <>
      {opens && label === undefined && <span className="sr-only">{openLabel}</span>}
      <Plate {...{ number, state, src, alt, note }} />
    </>
  );
  return (
    <figure className="min-w-0">
      {to !== undefined ? (
        <Link to={to} aria-label={label} className={`${mat} cursor-zoom-in`}>
          {plate}
        </Link>
      ) : onOpen ? (
        <button type="button" onClick={onOpen} aria-label={label} className={`${mat} cursor-zoom-in`}>
          {plate}
        </button>
      ) : (
        <div className={`${mat} ${state === 'waiting' || state === 'failed' ? 'border border-line' : ''}`}>{plate}</div>
      )}
      <figcaption className="flex min-h-11 items-center gap-1 pt-1 text-sm sm:gap-2">
        <span className="w-5 shrink-0 text-muted tabular-nums sm:w-6">{number}</span>
        <span className="line-clamp-2 min-w-0 flex-1 leading-tight wrap-anywhere hyphens-auto">{title}</span>
        {action}
      </figcaption>
    </figure>
  );
}
