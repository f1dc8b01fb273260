import { expect, test } from 'vitest'
import { NO_HISTORY, record, redo, undo, type History } from './history'

test('undoes twenty changes and repeats them', () => {
  let history: History<number> = NO_HISTORY
  for (let state = 0; state < 20; state++) history = record(history, state)
  let current = 20
  for (let left = 20; left > 0; left--) {
    const back = undo(history, current)!
    current = back[0]
    history = back[1]
  }
  expect(current).toBe(0)
  expect(undo(history, current)).toBeNull()
  const forward = redo(history, current)!
  expect(forward[0]).toBe(1)
  expect(redo(record(forward[1], 1), 9)).toBeNull()
})

test('undoes changes of the same group together', () => {
  const nudged = record(record(record<string>(NO_HISTORY, 'a', 'move 1'), 'b', 'move 1'), 'c', 'move 2')
  expect(nudged.past).toEqual(['a', 'c'])
  expect(record(record<string>(NO_HISTORY, 'a'), 'b').past).toEqual(['a', 'b'])
})
