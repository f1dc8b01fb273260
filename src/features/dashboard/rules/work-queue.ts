/** An item of "Needs you today": a count, and the list of exactly these documents. */
export type WorkItem = {
  key: string
  /** Null if it could not be counted. */
  count: number | null
  /** What is counted, as it follows the number. */
  label: string
  /** The topic in a word or two, for the sentence about finished work. */
  topic: string
  href: string
  /** The promised time of an answer has passed. */
  isLate?: boolean
}

const list = new Intl.ListFormat('en-US')

/** Groups the items: open work with overdue answers first, finished work, and items that could not be counted. */
export function sortWork(items: WorkItem[]): { waiting: WorkItem[]; done: WorkItem[]; failed: WorkItem[] } {
  const waiting = items.filter(({ count }) => count !== null && count > 0)
  return {
    waiting: [...waiting.filter(({ isLate }) => isLate), ...waiting.filter(({ isLate }) => !isLate)],
    done: items.filter(({ count }) => count === 0),
    failed: items.filter(({ count }) => count === null),
  }
}

/**
 * Counts all open work of a person.
 * @param entries the number of open entries in the inbox. Take-down requests are among them, and count once.
 */
export function totalWork(entries: number, lists: readonly WorkItem[]): number {
  return lists.reduce((sum, { key, count }) => (key === 'takedowns' ? sum : sum + (count ?? 0)), entries)
}

/** Lists the finished work in one sentence; null if there is none. */
export function finishedWorkSentence(items: WorkItem[]): string | null {
  const { done } = sortWork(items)
  if (done.length === 0) return null
  const topics = list.format([...new Set(done.map(({ topic }) => topic))])
  return `All done: ${topics}.`
}
