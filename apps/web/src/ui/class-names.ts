/** CSS property groups in which a later class replaces an earlier one; only those that the parts in ui/ let callers override. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [
    /^(p|px|py|ps|pe|pt|pb|min-h|min-w|max-w|h|w|size|gap|justify-self|justify(?!-self)|items|rounded|self|shrink)-/,
    '$1',
  ],
  [/^(flex|inline-flex|grid|block|inline-block|inline|hidden)$/, 'display'],
  [/^(underline|no-underline)$/, 'underline'],
  [/^font-(normal|medium|semibold|bold)$/, 'weight'],
  [/^text-(xs|sm|base|lg|\d?xl)$/, 'text-size'],
  [/^text-(start|center|end)$/, 'text-align'],
  [/^text-|^placard$/, 'text-colour'],
];

/** `hover:px-3` and `px-3` do not conflict: variants are part of the group. Undefined for classes that nothing replaces. */
function kindOf(className: string): string | undefined {
  const own = className.slice(className.lastIndexOf(':') + 1);
  const kind = KINDS.find(([pattern]) => pattern.test(own));
  if (kind === undefined) return undefined;
  const name = kind[1] === '$1' ? kind[0].exec(own)?.[1] : kind[1];
  return `${className.slice(0, className.length - own.length)}${name}`;
}

/** Joins class names; of two in the same group the later wins. Falsy parts are skipped. */
export function classNames(...parts: readonly (string | false | null | undefined)[]): string {
  const all = parts
    .flatMap((part) => (typeof part === 'string' ? part.split(/\s+/) : []))
    .filter((part) => part !== '');
  const last = new Map(all.map((part, index) => [kindOf(part) ?? part, index]));
  return all.filter((part, index) => last.get(kindOf(part) ?? part) === index).join(' ');
}
