import { Camera, ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PHOTO_TYPES } from '../../../lib/photo-types.ts';
import { Button } from '../../../ui/button.tsx';

interface Props {
  look: 'next' | 'outline';
  camera?: boolean;
  className?: string;
  children: ReactNode;
}

/** A label over a file input: it opens the device's dialog before any script has loaded. `data-door` marks the inputs. */
function Door({ look, camera = false, className = '', children }: Props) {
  return (
    <Button
      asChild
      look={look}
      size="large"
      className={`relative cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-[var(--focus)] ${className}`}
    >
      <label>
        <input
          type="file"
          data-door
          className="sr-only"
          accept={PHOTO_TYPES}
          multiple={!camera}
          {...(camera && { capture: 'environment' as const })}
        />
        {children}
      </label>
    </Button>
  );
}

/** The entry: opens the device's photos, and on phones the camera. */
export function DoorButton() {
  const { t } = useTranslation('site');
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full">
      <Door look="next" className="max-sm:w-full">
        <ImagePlus aria-hidden size={22} />
        {t('hero.start')}
      </Door>
      <Door look="outline" camera className="pointer-fine:hidden max-sm:w-full">
        <Camera aria-hidden size={22} />
        {t('hero.camera')}
      </Door>
    </div>
  );
}
