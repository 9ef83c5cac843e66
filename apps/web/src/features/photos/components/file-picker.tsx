import { useRef, type ReactNode } from 'react';
import { PHOTO_TYPES } from '../../../lib/photo-types.ts';
import { Button } from '../../../ui/button.tsx';

interface Props {
  onFiles: (files: readonly File[]) => void;
  look?: 'next' | 'outline';
  /** Opens the camera directly, on devices that have one. */
  camera?: boolean;
  className?: string;
  children: ReactNode;
}

/** A button that opens the device's file or camera dialog. */
export function FilePicker({ onFiles, look = 'outline', camera = false, className, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={PHOTO_TYPES}
        multiple={!camera}
        {...(camera && { capture: 'environment' as const })}
        data-testid={camera ? 'camera-input' : 'file-input'}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <Button look={look} className={className} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
