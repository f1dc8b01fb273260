'use client'

import { Button } from '@payloadcms/ui'
import { formatCount } from '@/lib/counts'
import type { Roster } from './use-roster'
import styles from './roster.module.css'
import { Problem } from '@/admin/Problem'

const VISIBLE_CHANGES = 4

/** Lists the unsaved changes of a squad, with one button that saves all of them. */
export function ChangesBar({ roster }: { roster: Roster }) {
  const { changes, changedIds, toFix, problem, saved, isSaving } = roster
  const count = changedIds.size
  return (
    <div className={styles.bar} data-is-open={count > 0 || problem !== null || saved.note !== ''}>
      <p role="status" className={styles.said}>
        {count > 0 ? (
          <>
            <b>
              {formatCount(count, 'change')}
              {toFix.length > 0 && `, ${toFix.length} to fix first`}.
            </b>{' '}
            <Changes changes={changes} />
          </>
        ) : (
          saved.note && <b>{saved.note}</b>
        )}
      </p>
      <Problem text={problem} />
      <div className={styles.buttons}>
        {count > 0 ? (
          <OpenChanges roster={roster} />
        ) : (
          saved.before.length > 0 && (
            <Button
              size="medium"
              buttonStyle="secondary"
              margin={false}
              disabled={isSaving}
              onClick={() => void roster.takeBack()}
            >
              Put back as before
            </Button>
          )
        )}
      </div>
    </div>
  )
}

function OpenChanges({
  roster: { rows, changedIds, toFix, problems, isSaving, set, resetEdits, save },
}: {
  roster: Roster
}) {
  const [first] = toFix
  const free = first && problems.get(first.id)?.taken?.free
  const stored = first && rows.find(({ id }) => id === first.id)
  return (
    <>
      {free && stored && (
        <Button
          size="medium"
          buttonStyle="secondary"
          margin={false}
          disabled={isSaving}
          onClick={() => set(stored, { number: free })}
        >
          {`Give ${stored.firstName} ${free}`}
        </Button>
      )}
      <Button size="medium" buttonStyle="secondary" margin={false} disabled={isSaving} onClick={() => resetEdits()}>
        Put all back
      </Button>
      <Button size="medium" margin={false} disabled={isSaving || toFix.length > 0} onClick={() => void save()}>
        {isSaving ? 'Saving …' : `Save ${changedIds.size}`}
      </Button>
    </>
  )
}

function Changes({ changes }: Pick<Roster, 'changes'>) {
  const more = changes.length - VISIBLE_CHANGES
  return (
    <span className={styles.changes}>
      {changes.slice(0, VISIBLE_CHANGES).map(({ id, firstName, from, to }) => (
        <span key={`${id}-${from}-${to}`}>
          {firstName}: <del>{from}</del> <b>{to}</b>.{' '}
        </span>
      ))}
      {more > 0 && `And ${more} more.`}
    </span>
  )
}
