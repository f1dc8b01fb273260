import { formatDay } from '@/lib/dates'

type PostDateProps = { date: string; /** Shows the full name of the month. */ long?: boolean }

/** The date of an article. */
export function PostDate({ date, long }: PostDateProps) {
  return <time dateTime={date.slice(0, 10)}>{formatDay(date, long ? 'MMMM d, yyyy' : 'MMM d, yyyy')}</time>
}
