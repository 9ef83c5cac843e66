const KEPT = 4;

/** What `find` gave for this key before, while it is among the last few asked for; a failure is not kept. */
export function keepLatest<Value>(
  kept: Map<string, Promise<Value>>,
  key: string,
  find: () => Promise<Value>,
): Promise<Value> {
  let found = kept.get(key);
  if (found === undefined) {
    found = find();
    found.catch(() => kept.delete(key));
  }
  // Last in the map is latest used.
  kept.delete(key);
  kept.set(key, found);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return found;
}
