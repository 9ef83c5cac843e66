/** Keeps the last `count` results by key; one that failed is tried again. */
export function keepLatest<Value>(count: number): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>();
  return (key, make) => {
    let value = kept.get(key);
    if (value === undefined) {
      value = make();
      value.catch(() => kept.delete(key));
    }
    // Last in the map is latest used.
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > count) kept.delete(kept.keys().next().value!);
    return value;
  };
}
