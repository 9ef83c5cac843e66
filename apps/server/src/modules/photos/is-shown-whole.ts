import { isShownWhole as isCutOutHidden, orderPhotos } from '@vitrine/engine/catalogue';
import type { PhotoRow } from './photos.repository.ts';

/** Whether pictures show the whole photo, for its cut-out is too doubtful or only a part; what the seller had a say in is neither. */
export const isShownWhole = ({ cutout: { revision, status, score, warnings } }: PhotoRow): boolean =>
  revision === 0 && status === 'ready' && score !== null && isCutOutHidden({ score, warnings });

/** Photos in the order in which pictures use them, the main one first. */
export const inUse = <Row extends { photo: PhotoRow; focus: boolean }>(rows: readonly Row[]): Row[] =>
  orderPhotos(rows, { focused: ({ focus }) => focus, whole: ({ photo }) => isShownWhole(photo) });
