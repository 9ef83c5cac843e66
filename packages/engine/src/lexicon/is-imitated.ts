/** Behind a material: « Marmor-Dekor », « oak effect », « leather look ». */
const BEHIND =
  /^[\s‐-]{0,2}(?:dekors?|décor|decor|optik|looks?|imitat\p{L}*|effekt|effects?|nachbildung|finish|style|stijl|imitasjon|imitation|utseende|efekt|desen|görünümlü|desenli|taklidi|hatású|mintás)(?!\p{L})/iu;
/** Before it: « faux marble », « effetto legno », « imitation cuir ». */
const BEFORE =
  /(?<!\p{L})(?:faux|fake|mock|imitation|effet|aspect|façon|simili|imitaci[oó]n|efecto|s[ií]mil|acabado|effetto|imitazione|simil|fint[oa]|efeito|imita[cç][aã]o|acabamento|имитация|под|імітація|imitacja|imitace|dekor)(?:\s(?:de|di|du|of)|\sd['’])?[\s-]$/iu;
/** The end of one word: « Lederoptik », « Holzimitat ». */
const WITHIN = /(?:dekor|optik|look|imitat|effekt|nachbildung|imitasjon|imitation)$/iu;
/** Materials that are imitations themselves. */
const OF_ITS_OWN = /faux|vegan|artificial|rattan|laminate|veneer/u;
/** Longest expression on either side. */
const REACH = 24;

/** Whether a text says that something only looks like a material: what is « in Lederoptik » is not made of leather. */
export function isImitated({ id, start, end }: { id: string; start: number; end: number }, text: string): boolean {
  if (!id.startsWith('material.') || OF_ITS_OWN.test(id)) return false;
  return (
    WITHIN.test(text.slice(start, end)) ||
    BEHIND.test(text.slice(end, end + REACH)) ||
    BEFORE.test(text.slice(Math.max(0, start - REACH), start))
  );
}
