import { formatDay } from '@/lib/dates'

/** The date of an article. */
export function PostDate({ date }: { date: string }) {
  return <time dateTime={date.slice(0, 10)}>{formatDay(date, 'MMMM d, yyyy')}</time>
}
