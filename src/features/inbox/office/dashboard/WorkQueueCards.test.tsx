import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { WorkItem } from '../../rules/work-queue'
import { WorkQueueCards } from './WorkQueueCards'
import { toWeeks } from '../../rules/weeks'
import { WeekChart } from './WeekChart'
import styles from './dashboard.module.css'

function show(...items: Partial<WorkItem>[]): string {
  const full = items.map((item) => ({ key: 'k', count: 1, words: 'things', topic: 'things', href: '/admin', ...item }))
  return renderToStaticMarkup(<WorkQueueCards id="part" title="Part" items={full} />)
}

test('a number is a link to its list, the late one first and marked', () => {
  const html = show({ count: 3, words: 'new tours', href: '/a?b=1' }, { count: 2, words: 'late', isLate: true })
  expect(html).toContain(
    `<a href="/a?b=1" data-work="k" class="${styles.workItem}"><b>3</b> <span>new tours</span></a>`,
  )
  expect(html.indexOf(String(styles.workItemLate))).toBeLessThan(html.indexOf('new tours'))
})

test('a number that could not be read offers another try, and never looks like nothing', () => {
  const html = show({ count: null, words: 'mails that could not be sent', topic: 'the outbox' })
  expect(html).toContain('mails that could not be sent: could not load. Try again.')
  expect(html).not.toContain('Nothing waits')
})

test('where nothing waits there is no card but a sentence', () => {
  const html = show({ count: 0, topic: 'comments' })
  expect(html).not.toContain('<ul')
  expect(html).toContain('Nothing waits: comments are all done.')
})

test('the chart draws each part of a week in its share and tells the same numbers in a table', () => {
  const monday = '2026-11-16'
  const weeks = toWeeks(
    [
      { monday, status: 'pending', count: 1 },
      { monday, status: 'accepted', count: 3 },
    ],
    '2026-11-21',
  )
  const html = renderToStaticMarkup(<WeekChart weeks={weeks} />)
  expect(html.match(/<rect[^>]*>/g)).toEqual([
    '<rect data-part="decided" x="0" width="10" y="25" height="75">',
    '<rect data-part="waiting" x="0" width="10" y="0" height="24">',
  ])
  expect(html.match(/weekCurrent/g)).toHaveLength(1)
  expect(html).toContain('<th scope="row">Nov 16</th><td>3</td><td>0</td><td>1</td><td>4</td>')
})
