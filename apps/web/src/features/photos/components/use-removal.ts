import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Uploads } from '../api/use-uploads.ts';
import { type Entry, roomLeft } from '../upload-queue.ts';

/** Removes at once with an undo; the server deletes the photo when the undo expires. */
export function useRemoval(uploads: Uploads) {
  const { t } = useTranslation(['studio', 'generate']);
  const undone = useRef(new Set<string>());
  const latest = useRef(uploads);
  useEffect(() => {
    latest.current = uploads;
  });
  return (entry: Entry) => {
    const at = uploads.entries.indexOf(entry);
    undone.current.delete(entry.key);
    uploads.remove(entry);
    const forget = () => {
      if (!undone.current.delete(entry.key)) uploads.discard(entry);
    };
    const undo = (event: MouseEvent) => {
      // The place is taken: the undo stays available until there is room.
      if (roomLeft(latest.current.entries) === 0) {
        event.preventDefault();
        toast.error(t('generate:order.noRoom', { name: entry.name }));
        return;
      }
      undone.current.add(entry.key);
      latest.current.restore(entry, at);
    };
    toast(t('studio:upload.removed', { name: entry.name }), {
      action: { label: t('studio:upload.undo'), onClick: undo },
      onDismiss: forget,
      onAutoClose: forget,
    });
  };
}
