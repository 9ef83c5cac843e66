import { MoveHorizontal } from 'lucide-react';
import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { positionAt } from './slider-position.ts';

interface Picture {
  src: string;
  /** Other sizes for `srcset`, and the display width. */
  srcSet?: string;
  sizes?: string;
  alt: string;
  tag: string;
  /** Its position; default: the whole frame. */
  place?: CSSProperties;
}

interface Props {
  before: Picture;
  after: Picture;
  label: string;
  direction: 'ltr' | 'rtl';
  width: number;
  height: number;
  /** Another aspect of the frame, which crops both alike. */
  className?: string;
}

const START = 42;
const STEP = 2;

function useDrag(direction: 'ltr' | 'rtl', onMove: (position: number) => void) {
  const box = useRef<HTMLDivElement>(null);
  const follow = (event: PointerEvent) => {
    if (box.current) onMove(positionAt(event.clientX, box.current.getBoundingClientRect(), direction));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
  };
  return { ref: box, onPointerDown, onPointerMove };
}

function Tag({ text, end = false }: { text: string; end?: boolean }) {
  const side = end ? 'end-3' : 'start-3';
  return (
    <span className={`absolute top-3 ${side} rounded-sm bg-[#171412]/85 px-2.5 py-1 text-xs font-medium text-white`}>
      {text}
    </span>
  );
}

const addressOf = ({ src, srcSet, sizes }: Picture) => ({ src, srcSet, sizes });

/** The divider between the pictures, with a handle. */
function Divider({ position }: { position: number }) {
  return (
    <span
      className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white peer-focus-visible:*:outline-2 rtl:translate-x-1/2"
      style={{ insetInlineStart: `${position}%` }}
    >
      <span className="absolute top-1/2 left-1/2 grid size-12 -translate-1/2 place-items-center rounded-full bg-white text-[#171412] shadow-[0_1px_6px_rgb(0_0_0/0.35)] outline-offset-4 outline-white">
        <MoveHorizontal aria-hidden size={20} />
      </span>
    </span>
  );
}

/** Two overlaid pictures; the divider is moved by pointer, touch or keys. */
export function BeforeAfter({ before, after, label, direction, width, height, className = '' }: Props) {
  const [position, setPosition] = useState(START);
  const drag = useDrag(direction, setPosition);
  const hidden = direction === 'rtl' ? `inset(0 ${position}% 0 0)` : `inset(0 0 0 ${position}%)`;
  const picture = {
    width,
    height,
    draggable: false,
    fetchPriority: 'high',
    className: 'absolute inset-0 size-full object-cover',
  } as const;
  return (
    <div
      {...drag}
      className={`relative aspect-(--shape) w-full cursor-ew-resize touch-pan-y overflow-hidden bg-sunken select-none ${className}`}
      style={{ '--shape': `${width} / ${height}` } as CSSProperties}
    >
      <img {...picture} {...addressOf(before)} alt={before.alt} style={before.place} />
      <img {...picture} {...addressOf(after)} alt={after.alt} style={{ clipPath: hidden }} />
      <input
        type="range"
        className="peer sr-only"
        min={0}
        max={100}
        step={STEP}
        value={position}
        aria-label={label}
        onChange={(event) => setPosition(Number(event.target.value))}
      />
      <Divider position={position} />
      <Tag text={before.tag} />
      <Tag text={after.tag} end />
    </div>
  );
}
