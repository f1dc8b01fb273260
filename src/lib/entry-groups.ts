/** The format of a stored answer that is not plain text. */
export type EntryFormat = 'day' | 'cents'

/** The answers of an entry as staff read them: grouped, each with its column and label. */
export type EntryGroups = readonly (readonly [
  group: string,
  answers: readonly (readonly [column: string, label: string, format?: EntryFormat])[],
])[]
