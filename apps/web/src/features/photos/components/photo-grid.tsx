import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Uploads } from '../api/use-uploads.ts';
import type { Entry } from '../upload-queue.ts';
import { PhotoTile } from './photo-tile.tsx';
import { UploadTile } from './upload-tile.tsx';

interface Props {
  uploads: Uploads;
  focus: readonly string[];
  onToggleFocus: (photoId: string) => void;
}

/** Removes at once and offers the way back; the server forgets the photo when the offer is gone. */
function useRemoveWithUndo({ entries, remove, restore, discard }: Uploads) {
  const { t } = useTranslation('studio');
  const undone = useRef(new Set<string>());
  return (entry: Entry) => {
    const at = entries.indexOf(entry);
    undone.current.delete(entry.key);
    remove(entry);
    const forget = () => {
      if (!undone.current.delete(entry.key)) discard(entry);
    };
    toast(t('upload.removed', { name: entry.name }), {
      action: {
        label: t('upload.undo'),
        onClick: () => {
          undone.current.add(entry.key);
          restore(entry, at);
        },
      },
      onDismiss: forget,
      onAutoClose: forget,
    });
  };
}

/** The photos of the set, in order. */
export function PhotoGrid({ uploads, focus, onToggleFocus }: Props) {
  const { t } = useTranslation('studio');
  const removeWithUndo = useRemoveWithUndo(uploads);
  if (uploads.entries.length === 0) return null;
  return (
    <ul aria-label={t('upload.list')} className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
      {uploads.entries.map((entry, index) => (
        <li key={entry.key}>
          {entry.status === 'ready' ? (
            <PhotoTile
              known={entry.photo}
              focused={focus.includes(entry.photo.id)}
              onToggleFocus={() => onToggleFocus(entry.photo.id)}
              onRemove={() => removeWithUndo(entry)}
              onChange={(photo) => uploads.update(entry.key, photo)}
              onGone={() => uploads.remove(entry)}
              onMoveBack={index > 0 ? () => uploads.move(entry.key, -1) : undefined}
              onMoveOn={index < uploads.entries.length - 1 ? () => uploads.move(entry.key, 1) : undefined}
            />
          ) : (
            <UploadTile entry={entry} onRetry={() => uploads.retry(entry)} onRemove={() => removeWithUndo(entry)} />
          )}
        </li>
      ))}
    </ul>
  );
}
