import { definePage } from '../access/content'
import { line, long } from '../fields/basic'
import { closing, section } from '../fields/page'

/** The texts around the testimonials; the testimonials are a collection. */
export const TestimonialsPage = definePage({
  slug: 'testimonials-page',
  label: 'Testimonials page',
  description: 'The page /testimonials. The testimonials themselves are kept under Site.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('label', 'Small line above the headline.'),
      line('title', 'The headline, two or three short words.', { maxLength: 40 }),
      long('lede', 'One or two sentences under the headline.', { required: true, maxLength: 300 }),
    ]),
    section('list', 'Testimonials', 'Words around the testimonials.', [
      line('title', 'Names the list for people who listen to the page. It is not shown.'),
      line('empty', 'Shown while there is no testimonial.', {
        defaultValue: 'No testimonials available at the moment.',
        maxLength: 200,
      }),
    ]),
    closing(),
  ],
})
