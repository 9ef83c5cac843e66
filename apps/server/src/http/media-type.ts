import path from 'node:path';

const MEDIA_TYPES: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' };

/** What a browser is told that a stored file is, by the end of its key. */
export const mediaTypeOf = (key: string): string => MEDIA_TYPES[path.extname(key)] ?? 'application/octet-stream';
