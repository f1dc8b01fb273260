import { describe, expect, test } from 'vitest'
import { explainMissing, readCells, readColumns } from './columns'
import { evaluateLines, type KnownPlayer } from './row-outcomes'
import { readPlayer } from './values'

const TODAY = '2026-11-25'
const GOOD = { firstName: 'Nia', lastName: 'Foster', age: '9', gender: 'girl' }
const NIA: KnownPlayer = { firstName: 'Nia', lastName: 'Foster', division: '12U', number: '7', hasLeft: false }

describe('columns', () => {
  test('are recognized by the names that clubs use; others are ignored', () => {
    const columns = readColumns(['First', 'Last Name', 'Jersey #', 'DOB', 'Gender', 'Snack', 'first name'])
    expect(columns.map(({ field }) => field)).toEqual([
      ...['firstName', 'lastName', 'number', 'birthday', 'gender'],
      ...[null, null],
    ])
    expect(explainMissing(columns)).toBeNull()
    expect(readCells(columns, ['Nia', 'Foster', '7'])).toMatchObject({ firstName: 'Nia', number: '7', gender: '' })
  })

  test('that are missing are named', () => {
    expect(explainMissing(readColumns(['First', 'Number']))).toBe(
      'The first line must name the columns. Missing: “First name” and “Last name”, “Age” or “Birth date”, “Girl or boy”.',
    )
    expect(explainMissing(readColumns(['Player', 'Age', 'Sex']))).toBeNull()
  })
})

describe('a line', () => {
  test('reads a player, and uses the birthday for the age without storing it', () => {
    const cells = {
      name: 'Nia Foster',
      birthday: '5/2/2017',
      gender: 'F',
      position: 'pg',
      height: `4'10"`,
      number: '7',
    }
    expect(readPlayer(cells, TODAY)).toEqual({
      ok: true,
      value: {
        ...{ firstName: 'Nia', lastName: 'Foster', age: 9, gender: 'girl', number: '7' },
        ...{ position: 'Point Guard', heightFeet: 4, heightInches: 10 },
      },
    })
  })

  test('accepts a player without number, position and height', () => {
    expect(readPlayer(GOOD, TODAY)).toMatchObject({ value: { number: 'TBD', position: null, heightFeet: null } })
  })

  test.each([
    [{ age: '5' }, { age: 5 }],
    [{ age: '20' }, { age: 20 }],
    [{ number: '1234' }, { number: '1234' }],
    [{ firstName: 'N'.repeat(60) }, { firstName: 'N'.repeat(60) }],
    [{ height: '3 ft' }, { heightFeet: 3, heightInches: 0 }],
    [{ height: '8-11' }, { heightFeet: 8, heightInches: 11 }],
    [{ position: 'SHOOTING GUARD' }, { position: 'Shooting Guard' }],
  ])('accepts the limits: %j', (change, read) => {
    expect(readPlayer({ ...GOOD, ...change }, TODAY)).toMatchObject({ ok: true, value: read })
  })

  test.each([
    [{ lastName: '' }, 'The first or last name is missing.'],
    [{ firstName: '=1+1' }, '“=1+1” cannot be a name.'],
    [{ gender: 'x' }, '“x” is not “girl” or “boy”.'],
    [{ age: '' }, 'The age is missing.'],
    [{ age: 'nine' }, '“nine” is no age in years.'],
    [{ age: '40' }, '40 years: players are 5 to 20.'],
    [{ age: '4' }, '4 years: players are 5 to 20.'],
    [{ age: '21' }, '21 years: players are 5 to 20.'],
    [{ age: '9.5' }, '“9.5” is no age in years.'],
    [{ lastName: 'F'.repeat(61) }, `“${'F'.repeat(61)}” cannot be a name.`],
    [{ birthday: '13/25/2016' }, '“13/25/2016” is not a day. Write it like 05/02/2017.'],
    [{ number: '12345' }, '“12345” is no number: use at most 4 characters.'],
    [{ position: 'Wing' }, expect.stringMatching(/^“Wing” is no position\. Use Point Guard, /)],
    [{ height: '147 cm' }, expect.stringMatching(/^“147 cm” is no height/)],
    [{ height: `2'11"` }, expect.stringMatching(/^“2'11"” is no height/)],
    [{ height: `9'0"` }, expect.stringMatching(/^“9'0"” is no height/)],
    [{ height: `4'12"` }, expect.stringMatching(/^“4'12"” is no height/)],
  ])('%j is refused with a way to fix it', (change, reason) => {
    expect(readPlayer({ ...GOOD, ...change }, TODAY)).toEqual({ ok: false, error: reason as string })
  })
})

describe('outcomes', () => {
  const fatesOf = (known: KnownPlayer[], ...lines: object[]) =>
    evaluateLines(
      lines.map((cells, index) => ({ line: index + 2, cells: { ...GOOD, ...cells } })),
      known,
      '12U',
      TODAY,
    )

  test('adds a player with another name, and recognizes one already in the squad', () => {
    const { outcomes, players } = fatesOf(
      [NIA],
      { firstName: 'NÍA' },
      { firstName: 'Theo', gender: 'boy', number: '8' },
    )
    expect(outcomes.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'same'],
      [3, 'add'],
    ])
    expect(players).toMatchObject([{ line: 3, firstName: 'Theo' }])
  })

  test.each([
    [{ ...NIA, division: '11U' as const }, 'Plays in 11U. Change the division on the player’s page instead.'],
    [{ ...NIA, hasLeft: true }, 'Left the roster earlier. Take the player out of the trash instead.'],
  ])('a player who is elsewhere is refused', (known, reason) => {
    expect(fatesOf([known], {}).outcomes).toMatchObject([{ outcome: 'refused', reason }])
  })

  test('rejects a taken number and suggests the next free one', () => {
    const { outcomes } = fatesOf(
      [{ ...NIA, firstName: 'Ross', number: '0' }],
      { number: '0' },
      { firstName: 'Ana', number: '1' },
    )
    expect(outcomes).toMatchObject([{ outcome: 'refused', reason: '0 is Ross’. 1 is free.' }, { outcome: 'add' }])
    const again = fatesOf([], { number: '1' }, { firstName: 'Ana', number: '1' }, { firstName: 'Ben', number: 'TBD' })
    expect(again.outcomes.map(({ outcome }) => outcome)).toEqual(['add', 'refused', 'add'])
  })

  test('accepts a player only once per file', () => {
    expect(fatesOf([], {}, {}).outcomes[1]).toMatchObject({
      outcome: 'refused',
      reason: 'The same player is in line 2.',
    })
  })
})
