import type { Submissions } from '../../server/submissions/queries'

type Read = Promise<Submissions | null>

/** The count of a tab, in brackets. A list that failed to load has none. */
export async function TabCount({ read }: { read: Read }) {
  const found = await read
  return found ? `(${found.total})` : '(not loaded)'
}

/** The total of all lists. If a list failed to load, the total is shown as a minimum. */
export async function TotalBadge({ reads }: { reads: Read[] }) {
  const found = await Promise.all(reads)
  const total = found.reduce((sum, one) => sum + (one?.total ?? 0), 0)
  const isWhole = found.every((one) => one !== null)
  return (
    <>
      {!isWhole && <span className="sr-only">at least </span>}
      {total}
      {!isWhole && <span aria-hidden="true">+</span>}
      <span className="sr-only"> in all</span>
    </>
  )
}
