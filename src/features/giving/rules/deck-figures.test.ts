import { expect, test } from 'vitest'
import { toFigures } from './deck-figures'

test.each([undefined, null, '', '   '])('an offer whose issuer is %j is not shown, whatever was stored', (issuer) => {
  expect(toFigures({ offer: { isShown: true, issuer } }).isOfferShown).toBe(false)
})

test('with its issuer it is shown while the switch is on', () => {
  const issuer = 'Sample Court LLC'
  expect(toFigures({ offer: { isShown: true, issuer } })).toMatchObject({ isOfferShown: true, issuer })
  expect(toFigures({ offer: { isShown: false, issuer } }).isOfferShown).toBe(false)
})
