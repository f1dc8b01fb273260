import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import texts from '../../../../../seed/content/testimonials-page.json'
import { TestimonialList } from './TestimonialList'

test('no testimonial at all is said in so many words', () => {
  const html = renderToStaticMarkup(<TestimonialList testimonials={[]} list={texts.list} />)
  expect(html).toMatch(/>No testimonials available at the moment\.</)
})
