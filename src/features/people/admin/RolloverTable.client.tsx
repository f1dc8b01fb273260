'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { ColumnHeads } from '@/components/ui/ColumnHeads'
import { formatCount } from '@/lib/counts'
import { adminPaths } from '@/lib/admin-paths'
import { ConfirmButton } from '@/admin/ConfirmButton.client'
import { postStaff } from '@/admin/post-staff'
import { RolloverRow, type Choice, type RolloverPlayer } from './RolloverRow.client'
import pageStyles from '@/admin/staff-page.module.css'
import { Problem } from '@/admin/Problem'
import styles from './people.module.css'

/** The current season. */
type Last = {
  name: string
  /** Its last day as text while that day is in the future. */
  until: string | null
}
type Props = { season: { id: string; name: string }; last: Last | null; players: RolloverPlayer[] }
type Answer = { season: string; moved: number; left: number; isRepeat: boolean }

/** Lists every player with a proposal that staff may change, and one button that applies all of them. */
export function RolloverTable({ season, last, players }: Props) {
  const [choices, setChoices] = useState(
    () => new Map(players.map(({ player, proposed }) => [player, proposed as Choice])),
  )
  const [onlyExceptions, setOnlyExceptions] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState<Answer | null>(null)
  const exceptions = players.filter(({ exception }) => exception).length
  const leaving = [...choices.values()].filter((choice) => choice === 'leaves').length

  async function apply(): Promise<void> {
    const decided = players.map(({ player }) => ({ player, division: choices.get(player)! }))
    const answer = await postStaff<Answer>(adminPaths.staffPost('roster/rollover'), {
      season: season.id,
      players: decided,
    })
    if ('message' in answer) return setProblem(answer.message)
    setDone(answer)
  }

  if (done) return <Done answer={done} />
  return (
    <>
      <Filter all={players.length} exceptions={exceptions} isOnly={onlyExceptions} onChange={setOnlyExceptions} />
      <table className={`fc-controls ${styles.roster} ${styles.rollover}`}>
        <caption className="fc-visually-hidden">Divisions in {season.name}</caption>
        <ColumnHeads titles={['Player', 'Now', 'Age on the cut-off', season.name, 'To look at']} />
        <tbody>
          {players
            .filter(({ exception }) => exception || !onlyExceptions)
            .map((mover) => (
              <RolloverRow
                key={mover.player}
                mover={mover}
                choice={choices.get(mover.player)!}
                onChoose={(choice) => setChoices(new Map(choices).set(mover.player, choice))}
              />
            ))}
        </tbody>
      </table>
      <Problem text={problem} />
      <ConfirmButton
        label={`Begin ${season.name}`}
        question={rolloverQuestion({ moving: players.length - leaving, leaving, last })}
        onYes={apply}
      />
    </>
  )
}

function rolloverQuestion({ moving, leaving, last }: { moving: number; leaving: number; last: Last | null }): string {
  const early = last?.until ? `${last.name} is played until ${last.until}. ` : ''
  const archived = last ? `, and ${last.name} goes into the archive` : ''
  return `${early}${formatCount(moving, 'player moves', 'players move')}, ${formatCount(leaving, 'leaves', 'leave')}${archived}. This cannot be taken back in one go.`
}

type FilterProps = { all: number; exceptions: number; isOnly: boolean; onChange: (isOnly: boolean) => void }

function Filter({ all, exceptions, isOnly, onChange }: FilterProps) {
  return (
    <div className="fc-chips">
      <button type="button" className="fc-chip" aria-pressed={!isOnly} onClick={() => onChange(false)}>
        All {all}
      </button>
      <button type="button" className="fc-chip" aria-pressed={isOnly} onClick={() => onChange(true)}>
        To look at {exceptions}
      </button>
    </div>
  )
}

function Done({ answer: { season, moved, left, isRepeat } }: { answer: Answer }) {
  return (
    <div className={pageStyles.viewNone} role="status">
      <p>
        {isRepeat
          ? `${season} had begun already. Nothing was changed.`
          : `${season} has begun: ${formatCount(moved, 'player is', 'players are')} on a roster, ${left} left.`}
      </p>
      <Button el="link" to={adminPaths.rosters} size="small">
        To the rosters
      </Button>
    </div>
  )
}
