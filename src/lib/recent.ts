/**
 * Shares the results of the most recently used keys, at most `max` of them, so that requests for ever new keys cannot fill
 * the memory. Calls for a key that is being computed share its promise; a failed one is forgotten.
 */
export class Recent<Value> {
  readonly #entries = new Map<string, Promise<Value>>()

  constructor(private readonly max: number) {}

  get(key: string, compute: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key)
    const value = known ?? compute()
    // A Map lists its keys in the order in which they were set: the first one was used the longest ago.
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (known) return known
    if (this.#entries.size > this.max) this.#entries.delete(this.#entries.keys().next().value!)
    value.catch(() => {
      if (this.#entries.get(key) === value) this.#entries.delete(key)
    })
    return value
  }
}
