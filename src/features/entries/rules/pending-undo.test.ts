import { describe, expect, it } from 'vitest'
import { describePending, latestAction, type UndoableChange } from './pending-undo'

const NOON = Date.parse('2026-11-25T12:00:00.000Z')
const iso = (ms: number) => new Date(ms).toISOString()

/** Returns a status change some seconds before noon, which can be undone for ten minutes. */
function change(secondsAgo: number, rest: Partial<UndoableChange> = {}): UndoableChange {
  const at = NOON - secondsAgo * 1000
  return {
    id: `entry-${secondsAgo}`,
    kind: 'player-registrations',
    person: 'Mateo Reyes',
    to: 'evaluation',
    at: iso(at),
    until: iso(at + 600_000),
    mail: null,
    leftRoster: false,
    isHandedOver: false,
    ...rest,
  }
}

const MAIL = { id: 'mail', subject: 'Come and play', to: 'lucia@example.org' }

describe('latestAction', () => {
  it('returns null without a change', () => {
    expect(latestAction([])).toBeNull()
  })

  it('groups changes that were made together, with the earliest deadline', () => {
    const pending = latestAction([change(1), change(2), change(4), change(7)])
    expect(pending?.changes.map(({ id }) => id)).toEqual(['entry-1', 'entry-2', 'entry-4'])
    expect(pending?.at).toBe(iso(NOON - 4_000))
    expect(pending?.until).toBe(iso(NOON - 4_000 + 600_000))
  })

  it('separates changes to another status, and groups mails alone by their subject', () => {
    expect(latestAction([change(1), change(2, { to: 'declined' })])?.changes).toHaveLength(1)
    const alone = (secondsAgo: number, subject: string) => change(secondsAgo, { to: null, mail: { ...MAIL, subject } })
    expect(latestAction([alone(1, 'Gym'), change(2)])?.changes).toHaveLength(1)
    expect(latestAction([alone(1, 'Gym'), alone(2, 'Gym'), alone(3, 'Van')])?.changes).toHaveLength(2)
  })
})

describe('describePending', () => {
  const say = (...changes: UndoableChange[]) => describePending(latestAction(changes)!)

  it('names the person, the status and the mail of one change', () => {
    expect(say(change(1, { mail: MAIL }))).toEqual({
      title: 'Mateo Reyes moved to Evaluation. “Come and play” waits to leave.',
      detail: 'Undo takes back the mail, the status and the due time. Notes, tags and who takes it stay.',
      button: 'Undo',
    })
  })

  it('names no mail when none waits', () => {
    expect(say(change(1)).title).toBe('Mateo Reyes moved to Evaluation.')
    expect(say(change(1), change(2)).title).toBe('2 entries moved to Evaluation.')
  })

  it('says that the entry returns to its former assignee', () => {
    expect(say(change(1, { isHandedOver: true })).detail).toBe(
      'Undo takes back the status, the due time and who it is with. Notes and tags stay.',
    )
  })

  it('counts changes that were made together', () => {
    expect(say(change(1, { mail: MAIL }), change(2, { mail: MAIL }), change(3))).toMatchObject({
      title: '3 entries moved to Evaluation. 2 mails wait to leave.',
      button: 'Undo all 3',
    })
  })

  it('names the roster place that the change removed', () => {
    expect(say(change(1, { to: 'withdrawn', leftRoster: true })).detail).toContain(
      'the status, the place on the roster and the due time',
    )
  })

  it('counts the recipients of a bulk mail', () => {
    const alone = { to: null, mail: MAIL }
    expect(say(change(1, alone), change(2, alone))).toMatchObject({
      title: '“Come and play” waits to leave to 2 families.',
      button: 'Undo all 2',
    })
  })

  it('says that undoing a mail alone does not change the status', () => {
    expect(say(change(1, { to: null, mail: MAIL }))).toEqual({
      title: '“Come and play” to lucia@example.org waits to leave.',
      detail: 'Undo stops the mail. The status stays as it is.',
      button: 'Undo',
    })
  })
})
