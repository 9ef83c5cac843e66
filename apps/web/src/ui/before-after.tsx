import { MoveHorizontal } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { positionAfterKey, positionAt } from './slider-position.ts';

interface Picture {
  src: string;
  alt: string;
  tag: string;
}

interface Props {
  before: Picture;
  after: Picture;
  label: string;
  direction: 'ltr' | 'rtl';
  width: number;
  height: number;
}

const START = 42;

function useSlider(direction: 'ltr' | 'rtl') {
  const [position, setPosition] = useState(START);
  const box = useRef<HTMLDivElement>(null);
  const follow = (event: PointerEvent) => {
    if (box.current) setPosition(positionAt(event.clientX, box.current.getBoundingClientRect(), direction));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = positionAfterKey(event.key, position, direction);
    if (next === null) return;
    event.preventDefault();
    setPosition(next);
  };
  return { position, box, area: { onPointerDown, onPointerMove }, onKeyDown };
}

function Tag({ text, end }: { text: string; end?: boolean }) {
  return (
    <span
      className={`pointer-events-none absolute top-4 rounded-sm bg-[#171412]/85 px-2.5 py-1 text-xs font-medium text-white ${end ? 'end-4' : 'start-4'}`}
    >
      {text}
    </span>
  );
}

/** Two pictures on the same spot; the handle between them is moved by pointer, touch or keys. */
export function BeforeAfter({ before, after, label, direction, width, height }: Props) {
  const { position, box, area, onKeyDown } = useSlider(direction);
  const hidden = direction === 'rtl' ? `inset(0 ${position}% 0 0)` : `inset(0 0 0 ${position}%)`;
  const picture = 'absolute inset-0 size-full object-cover select-none';
  return (
    <div
      ref={box}
      {...area}
      className="relative w-full cursor-ew-resize touch-pan-y overflow-hidden bg-sunken"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <img {...{ width, height }} src={before.src} alt={before.alt} className={picture} draggable={false} />
      <img
        {...{ width, height }}
        src={after.src}
        alt={after.alt}
        className={picture}
        style={{ clipPath: hidden }}
        draggable={false}
        fetchPriority="high"
      />
      <Tag text={before.tag} />
      <Tag text={after.tag} end />
      <div className="absolute inset-y-0 w-0" style={{ insetInlineStart: `${position}%` }}>
        <div className="absolute inset-y-0 -start-px w-0.5 bg-white" />
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(position)}
          onKeyDown={onKeyDown}
          className="absolute top-1/2 -start-6 grid size-12 -translate-y-1/2 place-items-center rounded-full bg-white text-[#171412] shadow-[0_1px_6px_rgb(0_0_0/0.35)] outline-offset-4"
        >
          <MoveHorizontal aria-hidden size={20} />
        </div>
      </div>
    </div>
  );
}
