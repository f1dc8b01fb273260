import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import texts from '../../../../../seed/content/testimonials-page.json'
import { TestimonialList } from './TestimonialList'

test('shows a message without testimonials', () => {
  const html = renderToStaticMarkup(<TestimonialList testimonials={[]} list={texts.list} />)
  expect(html).toMatch(/>No testimonials available at the moment\.</)
})
