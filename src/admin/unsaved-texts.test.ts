import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { listUnsavedTexts } from './unsaved-texts'

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const rich = (...children: object[]) => ({ root: { type: 'root', children } })
const form = (values: Record<string, unknown>): FormState =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value }]))

test('lists lines that differ from the stored document, at any depth', () => {
  const fields = form({ title: 'New', excerpt: 'Same', 'questions.0.feedback': 'Because', 'questions.1.feedback': '' })
  const saved = { title: 'Old', excerpt: 'Same', questions: [{ feedback: '' }, { feedback: 'Gone' }] }
  expect(listUnsavedTexts(fields, saved)).toEqual([
    { path: 'title', text: 'New' },
    { path: 'questions.0.feedback', text: 'Because' },
  ])
})

test('reads a rich text as its paragraphs, with links and list items', () => {
  const list = { type: 'list', children: [{ type: 'listitem', children: [text('One')] }] }
  const link = { type: 'link', children: [text('here')] }
  const content = rich(paragraph(text('Look '), link, text('.')), list)
  expect(listUnsavedTexts(form({ content }), {})).toEqual([{ path: 'content', text: 'Look here.\nOne' }])
  expect(listUnsavedTexts(form({ content }), { content })).toEqual([])
})

test('lists a drawn play by its steps, when more than the order of its keys differs', () => {
  const drawing = {
    players: [{ label: '1', at: [250, 280] }],
    steps: [{ moves: [{ type: 'cut', who: '1', to: [40, 60] }] }],
  }
  const stored = {
    steps: [{ moves: [{ to: [40, 60], who: '1', type: 'cut' }] }],
    players: [{ at: [250, 280], label: '1' }],
  }
  expect(listUnsavedTexts(form({ drawing }), { drawing: stored })).toEqual([])
  const moved = { ...stored, players: [{ at: [250, 290], label: '1' }] }
  expect(listUnsavedTexts(form({ drawing }), { drawing: moved })).toEqual([
    { path: 'drawing', text: 'Player 1 cuts to the left corner.', drawing },
  ])
  const still = { players: drawing.players, steps: [] }
  expect(listUnsavedTexts(form({ drawing: still }), { drawing })[0]!.text).toBe('The players, without a step.')
})

test('ignores choices, numbers and empty fields', () => {
  expect(listUnsavedTexts(form({ featured: true, order: 3, image: null, tags: ['a'], title: '  ' }), {})).toEqual([])
})
