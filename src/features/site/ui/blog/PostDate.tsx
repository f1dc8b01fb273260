import { formatDay } from '@/lib/dates'

type PostDateProps = { date: string; /** Writes the month in full. */ long?: boolean }

/** The day of an article. */
export function PostDate({ date, long }: PostDateProps) {
  return <time dateTime={date.slice(0, 10)}>{formatDay(date, long ? 'MMMM d, yyyy' : 'MMM d, yyyy')}</time>
}
