import path from 'node:path';

const MEDIA_TYPES: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' };

/** Content type of a stored file, by the suffix of its key. */
export const mediaTypeOf = (key: string): string => MEDIA_TYPES[path.extname(key)] ?? 'application/octet-stream';
