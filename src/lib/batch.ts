/**
 * Returns a function that finds the value of one key and collects the keys that are requested in the same tick, so that all
 * cells of a list share one query.
 * @param load finds the values of many keys; a key without a value is missing in its map
 */
export function createBatch<Value>(load: (keys: string[]) => Promise<ReadonlyMap<string, Value>>) {
  let open: { keys: Set<string>; values: Promise<ReadonlyMap<string, Value>> } | null = null

  function begin() {
    const keys = new Set<string>()
    const values = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      open = null
      return load([...keys])
    })
    return { keys, values }
  }

  return async (key: string): Promise<Value | null> => {
    open ??= begin()
    open.keys.add(key)
    return (await open.values).get(key) ?? null
  }
}
