/** Maximum characters of a name in an e-mail. */
export const NAME_MAX_LENGTH = 60;

/** A scheme, a www. or a dot between two words: a mail program would turn it into a link. */
const LINK = /:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2,}/iu;
/** Line breaks and control characters: in an e-mail they could start another sentence. */
const BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Whether a name may appear in an e-mail, which can go to a stranger whose address somebody typed: no line breaks, no links, at
 * most 60 characters. Initials (J. R. R. Tolkien, J.R.) are not links.
 */
export const isPlainName = (name: string): boolean =>
  name.length <= NAME_MAX_LENGTH && !BREAK.test(name) && !LINK.test(name);
