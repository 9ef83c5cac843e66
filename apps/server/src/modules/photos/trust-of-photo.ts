import {
  isShownWhole as isWhole,
  orderPhotos,
  RANK,
  type ShownPhoto,
  shownPhotos,
  type Trust,
  trustOf,
} from '@vitrine/engine/catalogue';
import type { PhotoRow } from './photos.repository.ts';

/** How far pictures trust a photo's cut-out: what the seller had a say in, fully; one that is still pending, too, until it is known. */
const trustOfPhoto = ({ warnings, cutout: { revision, status, ...cutout } }: PhotoRow): Trust =>
  revision === 0 && status === 'ready' ? trustOf([...warnings, ...cutout.warnings]) : 'sure';

/** Whether pictures show the whole photo: its cut-out is too doubtful or only a part. */
export const isShownWhole = (photo: PhotoRow): boolean => isWhole(trustOfPhoto(photo));

/** Of several photos one with the lowest rank is the main one. */
export const rankOfPhoto = (photo: PhotoRow): number => RANK[trustOfPhoto(photo)];

/** Photos in the order in which pictures use them, the main one first. */
export const inUse = <Row extends { photo: PhotoRow; focus: boolean }>(rows: readonly Row[]): Row[] =>
  orderPhotos(rows, { focused: ({ focus }) => focus, trust: ({ photo }) => trustOfPhoto(photo) });

/** Of photos in this order those that pictures show. */
export const shownOf = (ordered: readonly PhotoRow[]): ShownPhoto<PhotoRow>[] =>
  shownPhotos(ordered, {
    trust: trustOfPhoto,
    sharp: ({ warnings }) => !warnings.includes('blurred'),
    score: ({ cutout: { revision, score } }) => (revision === 0 ? score : null),
  });
