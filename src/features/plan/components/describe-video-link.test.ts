import { expect, test } from 'vitest'
import { describeVideoLink } from './describe-video-link'

test.each([
  ['https://www.youtube.com/results?search_query=jump+landing', 'A search on youtube.com'],
  ['https://vimeo.com/search?q=squat', 'A search on vimeo.com'],
  ['https://www.youtube.com/watch?v=abcdefghijk', 'On youtube.com'],
  ['https://films.example.org/landing', 'On films.example.org'],
])('%s: %s', (url, words) => {
  expect(describeVideoLink(url)).toBe(words)
})
