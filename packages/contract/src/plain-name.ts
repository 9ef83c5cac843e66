/** Of a name that may stand in an e-mail. */
export const NAME_MAX_LENGTH = 60;

/** A scheme, a www. or a dot between two words: what a mail program would make a link of. */
const LINK = /:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2,}/iu;
/** Line breaks, and everything else that is no sign: in an e-mail they would begin another sentence. */
const BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Whether a name is one that may stand in an e-mail, which can go to a stranger whose address somebody typed: no line breaks, no
 * links, at most 60 characters. Initials (J. R. R. Tolkien, J.R.) are no links.
 */
export const isPlainName = (name: string): boolean =>
  name.length <= NAME_MAX_LENGTH && !BREAK.test(name) && !LINK.test(name);
