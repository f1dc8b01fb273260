import { expect, test } from 'vitest'
import { networkOf } from './network'

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:db8:1:2:bbbb:1:2:3', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::2', '2001:db8:0:0'],
  ['2001:db8::aaaa:1:2:3', '2001:db8:0:0'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['::ffff:198.51.100.7', '::ffff:198.51.100.7'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
