import { expect, test } from 'vitest'
import { chooseFocus } from '@/features/plan/rules/texts'
import { GOAL_KEYS } from '@/features/plan/rules/options'
import page from './content/plan-page.json'

test('every goal has a text of its own, and none below 18 speaks of losing weight', () => {
  for (const age of [8, 15, 40]) {
    const texts = GOAL_KEYS.map((goal) => page.focus[chooseFocus(goal, age)])
    expect(new Set(texts).size).toBe(GOAL_KEYS.length)
    if (age < 18) expect(texts.join(' ')).not.toMatch(/lose weight/i)
  }
})
