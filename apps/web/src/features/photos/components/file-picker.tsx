import { useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

interface Props {
  onFiles: (files: readonly File[]) => void;
  look?: 'next' | 'outline';
  /** Opens the camera at once, on devices that have one. */
  camera?: boolean;
  className?: string;
  children: ReactNode;
}

const TYPES = 'image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif';

/** A button that opens the device's own file or camera dialog. */
export function FilePicker({ onFiles, look = 'outline', camera = false, className, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES}
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
