import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toWeeks, type WeekCount } from '@/features/reports/rules/weeks'
import { WeekChart } from './WeekChart'

function show(counts: WeekCount[]): string {
  return renderToStaticMarkup(<WeekChart weeks={toWeeks(counts, '2026-11-21')} />)
}

test('shows a sentence and a link to the form, and no chart, without registrations', () => {
  expect(show([])).toContain('No registrations in the last 12 weeks.')
  expect(show([])).toContain('Open the form')
  expect(show([])).not.toMatch(/<figure|<svg|<table/)
})

test('shows the chart from the first registration on', () => {
  const chart = show([{ monday: '2026-11-16', status: 'pending', count: 1 }])
  expect(chart).toContain('1 registration in 12 weeks')
  expect(chart).toMatch(/<figure.*<rect.*<table/s)
})
