import { readFileSync } from 'node:fs';

/** A file that came with this version, so that its shape is known: tests read every one of them. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one place where a caller says what a text holds
export const readOwnJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'));
