import { withFacts } from '../../lib/content/operator.ts';

/** A text of a content file without its links, for readers that are machines. */
export const plainText = (text: string): string => withFacts(text).replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
