/** One number of "Needs you today": how much of it there is, and the list that shows exactly these. */
export type WorkItem = {
  key: string
  /** Null: it could not be counted. */
  count: number | null
  /** What is counted, in words that follow the number. */
  words: string
  /** What it is about, in a word or two: named where nothing waits. */
  topic: string
  href: string
  /** Somebody waits longer than the academy promised. */
  isLate?: boolean
}

const list = new Intl.ListFormat('en-US')

/** What there is to do, with those first who were promised an answer; what is done; and what could not be counted. */
export function sortWork(items: WorkItem[]): { waiting: WorkItem[]; done: WorkItem[]; failed: WorkItem[] } {
  const waiting = items.filter(({ count }) => count !== null && count > 0)
  return {
    waiting: [...waiting.filter(({ isLate }) => isLate), ...waiting.filter(({ isLate }) => !isLate)],
    done: items.filter(({ count }) => count === 0),
    failed: items.filter(({ count }) => count === null),
  }
}

/** What waits, one sentence each, for a mail: '3 new registrations'. */
export function workSentences(items: WorkItem[]): string[] {
  return sortWork(items).waiting.map(({ count, words }) => `${count} ${words}`)
}

/** Where nothing waits, in one sentence; null where something waits everywhere. */
export function doneSentence(items: WorkItem[]): string | null {
  const { done } = sortWork(items)
  if (done.length === 0) return null
  const topics = list.format([...new Set(done.map(({ topic }) => topic))])
  return `All done: ${topics}.`
}
