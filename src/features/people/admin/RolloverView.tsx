import type { AdminViewServerProps } from 'payload'
import { previewRollover, type RolloverPlan } from '../server/rosters/rollover'
import { EXCEPTIONS } from '../rules/rosters'
import { formatDay, toDay } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import { CouldNotLoad, loadOrNull } from '@/admin/load'
import { RolloverTable } from './lazy.client'
import { NotForYou, staffOf, StaffPage } from '@/admin/StaffPage'
import pageStyles from '@/admin/staff-page.module.css'

const TITLE = 'Season rollover'
const LONG_DAY = 'MMMM d, yyyy'

/** /admin/rollover: starts the next season, with a proposal for every player. */
export async function RolloverView(view: AdminViewServerProps) {
  const staff = staffOf(view, adminPaths.rollover, 'registrar')
  if (!staff) return <NotForYou view={view} title={TITLE} />
  const plan = await loadOrNull('rollover', previewRollover)
  return (
    <StaffPage
      view={view}
      title={TITLE}
      text={plan ? describe(plan) : undefined}
      actions={
        <a className="fc-chip" href="/admin/collections/seasons">
          Seasons
        </a>
      }
    >
      {plan ? <Plan plan={plan} /> : <CouldNotLoad path={adminPaths.rollover} />}
    </StaffPage>
  )
}

function Plan({ plan: { current, next, players } }: { plan: RolloverPlan }) {
  if (!next) {
    return (
      <p className={pageStyles.viewNone}>
        No season is planned after {current?.name ?? 'this one'}. Add it under Seasons with its cut-off, then come back.
      </p>
    )
  }
  const movers = players.map(({ player, name, division, proposal: { division: proposed, age, exception } }) => ({
    player,
    name,
    now: division,
    proposed: proposed ?? ('leaves' as const),
    age,
    exception: exception && EXCEPTIONS[exception],
  }))
  const last = current && {
    name: current.name,
    until: current.endsOn > toDay(new Date()) ? formatDay(current.endsOn, LONG_DAY) : null,
  }
  return <RolloverTable season={{ id: next.id, name: next.name }} last={last} players={movers} />
}

function describe({ current, next }: RolloverPlan): string {
  if (!next) return current ? `${current.name} is played now.` : 'No season is played now.'
  const cutoff = `Divisions by age on ${formatDay(next.cutoffOn, LONG_DAY)}.`
  return current
    ? `From ${current.name} to ${next.name}. ${cutoff} The rosters of ${current.name} go into its archive.`
    : `${next.name} is the first season. ${cutoff}`
}
