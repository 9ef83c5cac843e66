import { readFileSync } from 'node:fs';

/** A file shipped with this version, so its shape is known: tests read all of them. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one place where a caller says what a text holds
export const readOwnJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'));
