import type { ReactNode, RefObject } from 'react';

interface Props {
  /** Above the picture. */
  bar: ReactNode;
  /** Where the picture is looked at. */
  room?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
  /** Below the picture. */
  strip?: ReactNode;
  /** Beside it; on a small screen below. */
  aside: ReactNode;
}

/** One picture as large as the window allows, and what one does with it beside it. */
export function ViewerFrame({ bar, room, children, strip, aside }: Props) {
  return (
    <div className="grid lg:-mb-24 lg:h-[calc(100dvh-4.0625rem)] lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="flex min-w-0 flex-col px-4 lg:min-h-0 lg:px-6">
        {bar}
        <div ref={room} className="relative max-lg:-mx-4 max-lg:h-[min(100vw,65dvh)] lg:min-h-0 lg:flex-1">
          {children}
        </div>
        {strip}
      </div>
      <aside className="min-w-0 px-4 py-6 lg:overflow-y-auto lg:border-s lg:border-line lg:px-6">{aside}</aside>
    </div>
  );
}
