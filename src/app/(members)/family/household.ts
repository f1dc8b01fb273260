import 'server-only'
import { listFamilyTasks } from '@/features/coaching/server/family-home/tasks'
import { listOwnEntries, type OwnEntry } from '@/features/entries/server/family-status/own-entries'
import { listDatesFor } from '@/features/events/rules/dates-for'
import type { PublicEvent } from '@/features/events/rules/public-event'
import { countDevices } from '@/features/members/server/sessions'
import type { Viewer } from '@/features/members/server/api'
import { listFamilyPlayers } from '@/features/people/server/family-players'
import { listErasureDays } from '@/features/privacy/server/erasure/open'
import { addDaysTo, toDay } from '@/lib/dates'
import { toHomeChild, type HomeChild } from './home-child'
import { listNextUp, type NextUp } from './next-up'
import { arrangeWeek, mondayOf, type Week } from './week'

/** How far ahead the next date of a child is looked for. */
const DAYS_AHEAD = 60

/** Everything on a family's page. */
export type Household = {
  today: string
  children: HomeChild[]
  nextUp: NextUp[]
  week: Week
  entries: OwnEntry[]
  /** The number of devices by child; a child without one is missing. */
  devices: Map<string, number>
  /** When the open request to erase a child was made (YYYY-MM-DD), by child. */
  erasures: Map<string, string>
}

/**
 * Returns the page of a parent's linked children in five statements, however many children there are: players with their papers,
 * films, entries, devices, requests to erase.
 * @param events the calendar, which is cached
 */
export async function findHousehold(
  { email, children: linked }: Viewer,
  events: PublicEvent[],
  now = new Date(),
): Promise<Household> {
  const ids = linked.map(({ id }) => id)
  const today = toDay(now)
  const [players, tasks, entries, devices, erasures] = await Promise.all([
    listFamilyPlayers(ids, email),
    listFamilyTasks(ids, today),
    listOwnEntries({ email, children: ids }),
    countDevices(ids),
    listErasureDays(ids),
  ])
  const children = linked.map((child) => toHomeChild(child, players.get(child.id)))
  const divisions = children.flatMap(({ divisions }) => divisions)
  const dates = listDatesFor(events, divisions, mondayOf(today), addDaysTo(today, DAYS_AHEAD))
  return {
    today,
    children,
    nextUp: listNextUp(children, { tasks, dates, entries }, now),
    week: arrangeWeek(children, { today, tasks, dates }),
    entries,
    devices,
    erasures,
  }
}
