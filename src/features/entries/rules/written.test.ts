import { describe, expect, it } from 'vitest'
import { toSections } from './written'

const VALUES = { playerFirstName: 'Mateo', playerLastName: 'Reyes', parentPhone: '(623) 555-0142', goals: '' }
const AT = '2026-11-22T19:05:00.000Z'

describe('toSections', () => {
  it('groups the given answers, and summarizes each section in one line', () => {
    const sections = toSections('player-registrations', VALUES, [])
    expect(sections.map(({ title, summary }) => [title, summary])).toEqual([
      ['Player', 'Mateo Reyes'],
      ['Contact', '(623) 555-0142'],
    ])
  })

  it('shows the former value with the present one, and who changed it', () => {
    const edits = [{ at: AT, field: 'parentPhone', before: '(623) 555-0124', by: null }]
    const contact = toSections('player-registrations', VALUES, edits).find(({ title }) => title === 'Contact')
    expect(contact?.changedAt).toBe(AT)
    expect(contact?.answers[0]).toMatchObject({
      value: '(623) 555-0142',
      former: [{ value: '(623) 555-0124', at: AT, by: null }],
    })
  })

  it('formats a phone number that came as digits, now and before', () => {
    const edits = [{ at: AT, field: 'parentPhone', before: '6235550124', by: null }]
    const values = { ...VALUES, parentPhone: '623-555-0142' }
    const contact = toSections('player-registrations', values, edits).find(({ title }) => title === 'Contact')
    expect(contact?.answers[0]).toMatchObject({ value: '(623) 555-0142', former: [{ value: '(623) 555-0124' }] })
  })

  it('ignores a change that was reverted, and one that filled in an empty field', () => {
    const edits = [
      { at: AT, field: 'parentPhone', before: '(623) 555-0142', by: 'Kim Moreno' },
      { at: AT, field: 'playerFirstName', before: null, by: null },
    ]
    const sections = toSections('player-registrations', VALUES, edits)
    expect(sections.every(({ changedAt }) => changedAt === null)).toBe(true)
  })

  it('shows an answer that was cleared', () => {
    const edits = [{ at: AT, field: 'goals', before: 'Learn to pass.', by: null }]
    const goals = toSections('player-registrations', VALUES, edits)
      .flatMap(({ answers }) => answers)
      .at(-1)
    expect(goals).toMatchObject({ name: 'goals', value: '', former: [{ value: 'Learn to pass.' }] })
  })
})
