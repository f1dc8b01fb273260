import { expect, test } from 'vitest'
import { POST_CATEGORY_KEYS } from './post-categories'
import { findTopic, MORE_TOPICS, TAB_TOPICS, TOPICS } from './topics'

test('has exactly these thirteen categories', () => {
  expect(POST_CATEGORY_KEYS).toEqual([
    'recruiting',
    'playerDevelopment',
    'trainingTips',
    'programUpdates',
    'nutrition',
    'featured',
    'locations',
    'programGuides',
    'parentResources',
    'academyCulture',
    'playerStories',
    'events',
    'localBasketball',
  ])
})

test('six of them have a tab, in this order', () => {
  const labels = ['Development', 'Training', 'Recruiting', 'Locations', 'Parents', 'Academy']
  expect(TAB_TOPICS.map(({ label }) => label)).toEqual(labels)
})

test('every category has one topic with its own slug', () => {
  expect(TOPICS.map(({ category }) => category).sort()).toEqual([...POST_CATEGORY_KEYS].sort())
  expect(new Set(TOPICS.map(({ slug }) => slug)).size).toBe(TOPICS.length)
  expect(MORE_TOPICS.map(({ slug }) => slug)).toContain('player-stories')
  for (const { slug } of TOPICS) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('a topic is found by its slug only', () => {
  expect(findTopic('development')?.category).toBe('playerDevelopment')
  for (const slug of ['playerDevelopment', 'all', '', 'constructor']) expect(findTopic(slug)).toBeNull()
})
