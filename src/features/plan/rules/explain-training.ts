import { formatCount } from '@/lib/counts'
import type { Explanation } from './explain'
import { YOUTH_UNTIL } from './options'
import { guidelineFor, minutesPerDay } from './training'

/** Explains the minutes, rest days and limits of a week in plain words; minutes, hours, years. */
export function explainTraining(age: number, days: number): Explanation[] {
  const { session, week, restDays, sleep, landings } = guidelineFor(age)
  return [
    {
      title: 'Minutes a day',
      text: `At this age one practice lasts at most ${session} minutes and a week at most ${week / 60} hours. ${week} minutes over ${formatCount(days, 'day')}, and never more than ${session}, make ${minutesPerDay(age, days)} minutes.`,
      source: 'NBA and USA Basketball youth guidelines 2018',
    },
    {
      title: 'Rest',
      text: `At least ${formatCount(restDays, 'day')} a week without organized sport, and ${sleep} hours of sleep a night.`,
      source: 'American Academy of Pediatrics 2024, American Academy of Sleep Medicine 2016',
    },
    {
      title: 'Jumps and strength',
      text: `At most ${landings} landings in one session, and never on two days in a row.${age < YOUTH_UNTIL ? ' Strength begins with own body weight; weights come in at 13 and with a coach.' : ''}`,
      source: 'American Academy of Pediatrics 2020, resistance training; the number of landings is ours',
    },
  ]
}
