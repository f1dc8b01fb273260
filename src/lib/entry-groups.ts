/** How a stored answer is written where it is no plain text. */
export type EntryFormat = 'day' | 'cents'

/** What staff read of an entry: answers that belong together stand together, each by its column and its label. */
export type EntryGroups = readonly (readonly [
  group: string,
  answers: readonly (readonly [column: string, label: string, format?: EntryFormat])[],
])[]
