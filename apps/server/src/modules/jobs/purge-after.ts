import { DELETED_SET_DAYS } from '@vitrine/contract';

/** How long a deleted job can be restored. */
export const PURGE_AFTER_MS = DELETED_SET_DAYS * 24 * 3_600_000;
