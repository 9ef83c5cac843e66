/** Keeps the last `count` results by key; a failed one is tried again. */
export function keepLatest<Value>(count: number): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>();
  return (key, make) => {
    let value = kept.get(key);
    if (value === undefined) {
      value = make();
      value.catch(() => kept.delete(key));
    }
    // The last entry of the map is the most recently used.
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > count) kept.delete(kept.keys().next().value!);
    return value;
  };
}
