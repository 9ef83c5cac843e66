import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Uploads } from '../api/use-uploads.ts';
import { updatePhotoOf } from '../update-photo-of.ts';
import type { Entry } from '../upload-queue.ts';
import { PhotoTile } from './photo-tile.tsx';
import { UploadTile } from './upload-tile.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRemoval } from './use-removal.ts';
import { useReorder } from './use-reorder.ts';

interface Props {
  uploads: Uploads;
  focus: readonly string[];
  onToggleFocus: (photoId: string) => void;
}

/** In the studio's narrow column: two side by side, or one at full width, for judging. */
const GRID = 'grid gap-x-4 gap-y-6 empty:hidden';
const SEVERAL = 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-2';

/** Moves a photo and announces its new position. */
function useMoving({ entries, move }: Uploads) {
  const { t } = useTranslation('generate');
  const [said, setSaid] = useState('');
  const moveTo = (key: string, to: number) => {
    const name = entries.find((entry) => entry.key === key)?.name ?? '';
    const place = Math.max(0, Math.min(entries.length - 1, to));
    move(key, to);
    setSaid(t('order.moved', { name, place: place + 1, total: entries.length }));
  };
  return { said, moveTo };
}

/** The actions on the photos, and where the focus goes after each. */
function useActs(uploads: Uploads, list: RefObject<HTMLElement | null>) {
  const remove = useRemoval(uploads);
  const keepFocus = useKeptFocus(list);
  const { said, moveTo } = useMoving(uploads);
  const take = (entry: Entry, index: number) => {
    keepFocus({ index });
    remove(entry);
  };
  const step = (entry: Entry, to: number, by: 'back' | 'on') => {
    keepFocus({ key: entry.key, by });
    moveTo(entry.key, to);
  };
  return { take, step, said, moveTo };
}

/** All uploaded photos, and a callback for changes. */
function sittingOf(uploads: Uploads) {
  const sitting = uploads.entries.flatMap((entry) => (entry.status === 'ready' ? [entry.photo] : []));
  return { sitting, updateAny: updatePhotoOf(uploads) };
}

interface TileProps extends Props {
  entry: Entry;
  index: number;
  acts: ReturnType<typeof useActs>;
}

function Tile({ uploads, focus, onToggleFocus, entry, index, acts: { take, step } }: TileProps) {
  const { entries } = uploads;
  const several = entries.length > 1;
  const onRemove = () => take(entry, index);
  if (entry.status !== 'ready')
    return <UploadTile entry={entry} several={several} onRetry={() => uploads.retry(entry)} onRemove={onRemove} />;
  const { sitting, updateAny } = sittingOf(uploads);
  return (
    <PhotoTile
      known={entry.photo}
      focused={focus.includes(entry.photo.id)}
      several={several}
      onToggleFocus={() => onToggleFocus(entry.photo.id)}
      onRemove={onRemove}
      onTurn={(photo) => {
        uploads.update(entry.key, photo);
        if (focus.includes(entry.photo.id)) onToggleFocus(photo.id);
      }}
      onChange={(photo) => uploads.update(entry.key, photo)}
      sitting={sitting}
      onSittingChange={updateAny}
      onGone={() => uploads.remove(entry)}
      onMoveBack={index > 0 ? () => step(entry, index - 1, 'back') : undefined}
      onMoveOn={index < entries.length - 1 ? () => step(entry, index + 1, 'on') : undefined}
    />
  );
}

/** The photos of the set, in order: reordered by dragging, or with their arrow buttons. */
export function PhotoGrid(props: Props) {
  const { t } = useTranslation(['studio', 'generate']);
  const list = useRef<HTMLUListElement>(null);
  const { uploads } = props;
  const { entries } = uploads;
  const several = entries.length > 1;
  const acts = useActs(uploads, list);
  const keys = entries.map(({ key }) => key);
  const { held, onPointerDown } = useReorder(keys, acts.moveTo);
  return (
    <>
      <output className="sr-only">{acts.said}</output>
      <ul
        ref={list}
        aria-label={t('studio:upload.list')}
        onPointerDown={onPointerDown}
        className={`${GRID} ${several ? SEVERAL : ''}`}
      >
        {entries.map((entry, index) => (
          <li key={entry.key} data-tile={entry.key} className={held === entry.key ? 'opacity-60' : ''}>
            <Tile {...props} {...{ entry, index, acts }} />
          </li>
        ))}
      </ul>
      {several && <p className="text-sm text-muted">{t('generate:order.hint')}</p>}
    </>
  );
}
