import type { ReactNode, RefObject } from 'react';

interface Props {
  /** Above the picture. */
  bar: ReactNode;
  /** The viewing area. */
  room?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
  /** Below the picture; hidden on a small screen while the picture is pinned. */
  strip?: ReactNode;
  /** Beside the picture; on a small screen below. */
  aside: ReactNode;
  /** On a small screen the picture stays visible while scrolling. */
  isPinned?: boolean;
  /** It fills the window. */
  isWhole?: boolean;
}

const PINNED = 'max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:bg-ground';
/** Keyboard focus must not end up under the pinned picture. */
const BELOW_PINNED = 'max-lg:[&_*]:scroll-mt-[calc(45dvh+5rem)]';

/** One picture as large as the window allows, with its tools beside it. */
export function ViewerFrame({ bar, room, children, strip, aside, isPinned = false, isWhole = false }: Props) {
  return (
    <div
      className={`flex flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] ${isWhole ? 'lg:h-dvh' : 'lg:-mb-24 lg:h-[calc(100dvh-4.0625rem)]'}`}
    >
      <div className={`flex min-w-0 flex-col px-4 lg:min-h-0 lg:px-6 ${isPinned ? PINNED : ''}`}>
        {bar}
        <div
          ref={room}
          className={`relative max-lg:-mx-4 lg:min-h-0 lg:flex-1 ${isPinned ? 'max-lg:h-[min(100vw,45dvh)]' : 'max-lg:h-[min(100vw,65dvh)]'}`}
        >
          {children}
        </div>
        {strip !== undefined && <div className={isPinned ? 'max-lg:hidden' : ''}>{strip}</div>}
      </div>
      <aside
        className={`min-w-0 px-4 py-6 lg:overflow-y-auto lg:border-s lg:border-line lg:px-6 ${isPinned ? BELOW_PINNED : ''}`}
      >
        {aside}
      </aside>
    </div>
  );
}
