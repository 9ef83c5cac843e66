import { v7 } from 'uuid';

/** A UUIDv7: sorts by the time of its making, on every database. */
export const newId = (): string => v7();
