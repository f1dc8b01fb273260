import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stars } from './Stars'

test('draws five stars beside each other, the given ones first', () => {
  const html = renderToStaticMarkup(<Stars rating={3} />)
  expect(html).toContain('3 out of 5 stars')
  const paths = [...html.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d!)
  expect(paths.map((d) => d.split('M').length - 1)).toEqual([3, 2])
  const starts = paths.flatMap((d) => [...d.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x)))
  expect(starts).toEqual([8, 26, 44, 62, 80])
  // An absolute line would connect every star with the first one.
  expect(paths.join('')).not.toMatch(/[A-LN-Z]/)
})
