import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plays } from '@/lib/court/plays'
import { Marks } from './Marks'
import { toStaticMarkup } from './static-markup'

test.each(Object.entries(plays))('%s is written as React writes it, but for its styles', (_, play) => {
  for (const hasNumbers of [true, false]) {
    const marks = <Marks play={play} hasNumbers={hasNumbers} />
    expect(toStaticMarkup(marks)).toBe(renderToStaticMarkup(marks).replaceAll(/ style="[^"]*"/g, ''))
  }
})

test('what is special in markup is escaped', () => {
  const node = (
    <text x={1} className={'a"b'} aria-label="<&>">
      {'<script>&'}
    </text>
  )
  expect(toStaticMarkup(node)).toBe(
    '<text class="a&quot;b" x="1" aria-label="&lt;&amp;&gt;">&lt;script&gt;&amp;</text>',
  )
})
