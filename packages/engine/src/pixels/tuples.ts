type Pair<T> = readonly [T, T];
type Triple<T> = readonly [T, T, T];

/** As `Array.map`, of which the type knows that there are two. */
export const mapPair = <T, U>([a, b]: Pair<T>, change: (value: T) => U): [U, U] => [change(a), change(b)];

/** As `Array.map`, of which the type knows that there are three. */
export const mapTriple = <T, U>([a, b, c]: Triple<T>, change: (value: T) => U): [U, U, U] => [
  change(a),
  change(b),
  change(c),
];
