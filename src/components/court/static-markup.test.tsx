import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plays } from '@/lib/court/plays'
import { Marks } from './Marks'
import { toStaticMarkup } from './static-markup'

test.each(Object.entries(plays))('renders %s like React', (_, play) => {
  for (const maskId of [undefined, '_R_1_']) {
    const marks = <Marks play={play} maskId={maskId} />
    expect(toStaticMarkup(marks)).toBe(renderToStaticMarkup(marks))
  }
})

test('writes no end tag for an element without content', () => {
  expect(toStaticMarkup(<input type="radio" value="6" />)).toBe('<input type="radio" value="6">')
})

test('writes boolean attributes like React, and the values of others', () => {
  const node = (
    <p hidden aria-hidden={true} data-own={true}>
      A
    </p>
  )
  expect(toStaticMarkup(node)).toBe(renderToStaticMarkup(node))
})

test('writes the attributes of a line like React', () => {
  const node = <path d="M0 0h9" strokeWidth="1.75" strokeLinecap="round" />
  expect(toStaticMarkup(node)).toBe(renderToStaticMarkup(node))
})

test('writes styles like React', () => {
  const node = <p style={{ objectPosition: '50% 20%' }}>A</p>
  expect(toStaticMarkup(node)).toBe(renderToStaticMarkup(node))
})

test('escapes special characters', () => {
  const node = (
    <text x={1} className={'a"b'} aria-label="<&>">
      {'<script>&'}
    </text>
  )
  expect(toStaticMarkup(node)).toBe(
    '<text class="a&quot;b" x="1" aria-label="&lt;&amp;&gt;">&lt;script&gt;&amp;</text>',
  )
})
