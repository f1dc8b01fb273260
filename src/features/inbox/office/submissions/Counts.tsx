import type { Submissions } from '../../store/submissions/queries'

type Read = Promise<Submissions | null>

/** How many a tab has, in brackets. A list that could not be read has no number. */
export async function TabCount({ read }: { read: Read }) {
  const found = await read
  return found ? `(${found.total})` : '(not loaded)'
}

/** How many were sent in all. While a list cannot be read it is at least that many, and says so. */
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
