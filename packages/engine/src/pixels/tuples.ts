type Pair<T> = readonly [T, T];
type Triple<T> = readonly [T, T, T];

/** `Array.map` that keeps the tuple type of a pair. */
export const mapPair = <T, U>([a, b]: Pair<T>, change: (value: T) => U): [U, U] => [change(a), change(b)];

/** `Array.map` that keeps the tuple type of a triple. */
export const mapTriple = <T, U>([a, b, c]: Triple<T>, change: (value: T) => U): [U, U, U] => [
  change(a),
  change(b),
  change(c),
];
