import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProgressBoard } from './ProgressBoard'
import { toProgress } from '../../rules/pledge'

const ASKED = { title: 'A season', text: 'Gym hours.', asOf: '2026-11-01T12:00:00.000Z', showPledged: true }

test('caps the bar at 100.0% beyond the goal, also for screen readers', () => {
  const progress = toProgress({ goalCents: 5_000_000, openingCents: 9_000_000 }, [])
  const html = renderToStaticMarkup(<ProgressBoard {...ASKED} progress={progress} />)
  expect(html).toContain('style="width:100%"')
  expect(html).toContain('<b>100.0%</b> raised')
  expect(html).toContain('aria-valuetext="100.0%, $90,000 of $50,000"')
})
