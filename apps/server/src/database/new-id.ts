import { v7 } from 'uuid';

/** A UUIDv7: sorts by creation time on every database. */
export const newId = (): string => v7();
