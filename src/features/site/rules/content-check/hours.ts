import { formatOpeningHours } from '../placeholders'
import type { CheckFacts } from './facts'
import type { Passage } from './passages'
import type { Finding } from './warning'
import { occursOnce } from './phrases'

/** Sentences about when the office can be reached. Practices, events and open gym have their own hours. */
const ABOUT_HOURS =
  /\b(?:office|opening|business) hours\b|\b(?:office|front desk|phone|line) is (?:open|answered|staffed)\b/i
const PUT = '{hours}'
const TIMES =
  /\b(\d{1,2})(?::(\d\d))? ?([ap](?:\.m\.|m\b))?(?:\s?[-–]\s?| to | until )(\d{1,2})(?::(\d\d))? ?([ap](?:\.m\.|m\b))/gi

/** Finds opening hours written by hand that differ from those in the site settings. */
export function checkHours({ text, pieces, canFill }: Passage, { hours }: CheckFacts): Finding[] {
  const known = new Set(hours.flatMap(({ times }) => [...times.matchAll(TIMES)].map(toMinutes)))
  if (known.size === 0) return []
  return text
    .split(/(?<=[.!?])\s/)
    .filter((sentence) => ABOUT_HOURS.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(TIMES)])
    .filter((match) => !known.has(toMinutes(match)))
    .map(([quote]): Finding => {
      const isReplaceable = canFill && known.size === 1 && occursOnce(pieces, quote, PUT)
      return {
        kind: 'hours',
        message: `“${quote}” differs from Hours: ${formatOpeningHours(hours)}`,
        fix: isReplaceable ? { label: 'Use the hours', change: { find: quote, put: PUT } } : null,
      }
    })
}

// Normalizes "9 AM - 6 PM" and "9:00 to 6:00 p.m."; a start time without AM or PM is in the morning if possible.
function toMinutes([, from, fromMinutes, fromHalf, to, toMinutesText, toHalf]: RegExpMatchArray): string {
  const end = minutesOf(to, toMinutesText, toHalf)
  const start = minutesOf(from, fromMinutes, fromHalf ?? toHalf)
  return `${fromHalf || start < end ? start : start - 720}-${end}`
}

function minutesOf(hour = '', minutes = '00', half = ''): number {
  return ((Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + Number(minutes)
}
