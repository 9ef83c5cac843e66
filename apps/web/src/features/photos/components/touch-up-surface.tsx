import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { Pen } from '../touch-up/create-pen.ts';
import { densityOf } from '../touch-up/paint-scene.ts';
import type { Editor } from '../touch-up/use-editor.ts';
import { type Surface, useSurface } from '../touch-up/use-surface.ts';
import { useSurfaceKeys, ZOOM_STEP } from '../touch-up/use-surface-keys.ts';
import { MAX_ZOOM, type Point, WHOLE } from '../../../lib/view/view.ts';

interface Props {
  editor: Editor;
  pen: Pen;
  describedBy: string;
  /** The brush position, in fractions of the photo. */
  onMove: (at: Point) => void;
  /** Called when the limit of strokes is reached. */
  onFull: () => void;
}

function Zoom({ view, look, zoom }: Pick<Editor, 'view' | 'look'> & Pick<Surface, 'zoom'>) {
  const { t } = useTranslation('touchup');
  const percent = Math.round(view.zoom * 100);
  return (
    <div className="flex justify-end border-line bg-raised max-sm:border-t sm:absolute sm:end-3 sm:bottom-3 sm:rounded-md sm:border">
      <Button
        look="quiet"
        size="icon"
        aria-label={t('zoomOut')}
        disabled={view.zoom <= 1}
        onClick={() => zoom(1 / ZOOM_STEP)}
      >
        <Minus aria-hidden size={18} />
      </Button>
      <Button
        look="quiet"
        aria-label={t('zoomWhole', { percent })}
        disabled={view.zoom <= 1}
        onClick={() => look(WHOLE)}
        className="min-w-14 px-1 text-sm font-normal tabular-nums"
      >
        <bdi>{percent} %</bdi>
      </Button>
      <Button
        look="quiet"
        size="icon"
        aria-label={t('zoomIn')}
        disabled={view.zoom >= MAX_ZOOM}
        onClick={() => zoom(ZOOM_STEP)}
      >
        <Plus aria-hidden size={18} />
      </Button>
    </div>
  );
}

/** The photo with its cut-out, for drawing. Never mirrored in right-to-left pages. */
export function TouchUpSurface({ editor, pen, describedBy, onMove, onFull }: Props) {
  const { t } = useTranslation('touchup');
  const canvas = useRef<HTMLCanvasElement>(null);
  const surface = useSurface(canvas, { editor, pen, onFull });
  const keys = useSurfaceKeys(editor, pen, surface, onMove);
  const { width, height } = surface.frame.surface;
  const density = densityOf();
  return (
    <div className="relative grid min-h-0 grid-rows-[minmax(0,1fr)_auto] overflow-hidden bg-sunken">
      <div className="relative min-h-0">
        <canvas
          ref={canvas}
          width={Math.round(width * density)}
          height={Math.round(height * density)}
          tabIndex={0}
          // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it handles its keys itself
          role="application"
          aria-label={t('picture')}
          aria-describedby={describedBy}
          className={`absolute inset-0 size-full touch-none select-none focus-visible:-outline-offset-4 ${editor.tool === 'move' ? 'cursor-grab active:cursor-grabbing' : 'cursor-none'}`}
          {...keys}
        />
      </div>
      {editor.isComparing && (
        <span className="absolute start-3 top-3 rounded-sm bg-[#171412]/85 px-2.5 py-1 text-xs font-medium text-white">
          {t('before')}
        </span>
      )}
      <Zoom {...editor} zoom={surface.zoom} />
    </div>
  );
}
