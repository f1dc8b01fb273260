import { describe, expect, test } from 'vitest'
import { proposeDivision, proposeNext } from './rosters'

const CUTOFF = '2027-08-31'
const NEXT = '2028-08-31'

describe('the division by date of birth', () => {
  test.each([
    ['2015-08-31', '12U', 12, null, 'twelve exactly on the cut-off'],
    ['2015-09-01', '11U', 11, null, 'twelve a day after it'],
    ['2014-08-31', '13U', 13, null, 'thirteen exactly on it'],
    ['2019-08-31', '9U', 8, null, 'eight is the youngest of 9U'],
    ['2019-09-01', '9U', 7, 'too-young', 'seven is shown'],
    ['2013-09-01', '13U', 13, null, 'fourteen a day after it'],
    ['2012-09-01', '14U', 14, null, 'the oldest of 14U'],
    ['2012-08-31', null, 15, 'too-old', 'fifteen on it'],
    [null, null, null, 'no-birthday', 'nothing to go by'],
  ])('born %s: %s (%s)', (born, division, age, exception, _why) => {
    expect(proposeDivision(born, CUTOFF)).toEqual({ division, age, exception })
  })
})

describe('the next season', () => {
  test('proposes the next division by date of birth', () => {
    expect(proposeNext({ dateOfBirth: '2015-03-10', division: '12U' }, CUTOFF, NEXT)).toEqual({
      division: '13U',
      age: 13,
      exception: null,
    })
  })
  test.each([
    ['2016-03-10', '12U', '12U', 'plays-up'],
    ['2014-03-10', '12U', '14U', 'plays-down'],
    ['2013-03-10', '14U', null, 'too-old'],
    [null, '11U', '11U', 'no-birthday'],
  ] as const)('born %s in %s: %s, %s', (dateOfBirth, division, proposed, exception) => {
    expect(proposeNext({ dateOfBirth, division }, CUTOFF, NEXT)).toMatchObject({ division: proposed, exception })
  })
  test('does not flag playing up without a current season', () => {
    expect(proposeNext({ dateOfBirth: '2016-03-10', division: '12U' }, null, NEXT).exception).toBeNull()
  })
})
