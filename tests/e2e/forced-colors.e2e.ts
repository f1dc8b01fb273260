import type { Locator } from '@playwright/test'
import { paths } from '../../src/lib/paths'
import { makeFilm } from '../support/films'
import { divisionId, enterAs, makeMember } from '../support/members'
import { editorOf, keyOf, makePlay, openPlay, stepsOf, toolOf } from '../support/play-editor'
import { clearQuizFilms, makeQuiz } from '../support/quizzes'
import { ready, expect, test, visit } from '../support/site'
import { styled } from '../support/styled'

const STEPS = [
  { moves: [{ type: 'pass', who: '1', to: '3' }] },
  { moves: [{ type: 'cut', who: '1', to: [40, 60] }] },
  { moves: [{ type: 'dribble', who: '3', to: [300, 110] }] },
]
const MARKS =
  '.court-diagram :is(.stroke:not(.reveal), .dots, .head, .rim, .player text, .defender text, .step-number text)'
/** What WCAG requires of graphics and of large text. */
const LEAST_CONTRAST = 3

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }))
test.afterAll(({ db }) => clearQuizFilms(db))

test('the lines and numbers of plays are visible on every ground, and a jersey keeps its cloth', async ({ page }) => {
  for (const path of [paths.home, paths.programs, paths.blog]) {
    await visit(page, path)
    await expectVisibleMarks(page.locator('main'), path)
  }
  await visit(page, paths.teams)
  // The cloth stays below the number.
  await expect(page.locator(styled('jersey')).first()).toHaveCSS('forced-color-adjust', 'none')
  const rail = await page
    .locator(`${styled('wall')} a`)
    .first()
    .evaluate(readRail)
  expect(rail.color).toBe(rail.text)
})

test('the drives to the gym are dotted lines on the court', async ({ page }) => {
  await visit(page, paths.contact)
  const dots = await page
    .locator(`${styled('valley')} li`)
    .first()
    .evaluate(readDots)
  expect(dots.image).toContain(dots.text)
  await expect(page.locator(`${styled('valley')} svg > circle`)).toHaveCSS('stroke', dots.text)
})

test('the chosen age, step and tool differ from the others by more than their ground', async ({ page, db }) => {
  await visit(page, paths.home)
  const ages = page.locator(`${styled('ages')} label`)
  await ages.nth(3).click()
  await expectMarked(ages.nth(3), ages.nth(5))

  await openPlay(page, await makePlay(db, 'Forced colors', { steps: STEPS }))
  const player = editorOf(page).getByRole('button', { name: /^Player 2/ })
  await player.focus()
  await expect(player).toBeFocused()
  await expectVisibleMarks(player, 'the player in focus', `${styled('hit')}, text`)
  await toolOf(page, 'Cut').click()
  await expectMarked(toolOf(page, 'Cut'), toolOf(page, 'Pass'))
  await expectMarked(stepsOf(page).first().locator(styled('picture')), stepsOf(page).nth(1).locator(styled('picture')))
  await expectVisibleMarks(editorOf(page), 'the editor')
})

test('a film and its quiz are complete and still', async ({ page, context, db, baseURL }) => {
  const divisions = [await divisionId(db, '14U')]
  const play = await makePlay(db, 'Forced three', { steps: STEPS })
  const film = await makeFilm(db, { title: 'Forced three', order: -Date.now(), divisions })
  await db.query('UPDATE films SET play = $2 WHERE id = $1', [film.id, await keyOf(db, play)])
  await makeQuiz(db, { film })
  const player = await makeMember(db, { divisions, hasCode: false })
  await enterAs(context, db, player.id, baseURL!)

  await visit(page, paths.film(film.slug))
  await expectVisibleMarks(page.locator('main'), 'a film')
  const board = page.getByRole('region', { name: 'Forced three' })
  await board.getByRole('button', { name: 'Step forward' }).click()
  const steps = board.getByRole('listitem').getByRole('button')
  await expect(steps.first()).toHaveAttribute('aria-current', 'step')
  expect(await groundOf(steps.first())).not.toBe(await groundOf(steps.nth(1)))
  // Still: all that a step changes is shown at once.
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length
  expect(await page.evaluate(running)).toBe(0)

  await page.goto(paths.filmQuiz(film.slug))
  await ready(page)
  await expectVisibleMarks(page.locator('main'), 'a quiz')
  await expect(page.getByRole('button', { name: 'Run the play' })).toBeHidden()
})

/** Expects lines, numbers and the ring of all visible drawings to contrast with what is behind them. */
async function expectVisibleMarks(part: Locator, name: string, selector = MARKS): Promise<void> {
  const marks = part.locator(selector)
  const faint = await marks.evaluateAll(listFaintMarks, LEAST_CONTRAST)
  expect(await marks.count(), name).toBeGreaterThan(1)
  expect(faint, name).toEqual([])
}

// Runs in the browser, where a canvas resolves every notation of a color.
function listFaintMarks(marks: (HTMLElement | SVGElement)[], least: number): string[] {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
  const pen = canvas.getContext('2d', { willReadFrequently: true })!
  const read = (color: string) => {
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data].map((value) => value / 255)
  }
  const light = ([red = 0, green = 0, blue = 0]: number[]) => {
    const [r, g, b] = [red, green, blue].map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }
  const groundOf = (mark: Element | null): number[] => {
    const shape = mark?.matches('text') && mark.parentElement?.querySelector('circle')
    const fill = shape ? read(getComputedStyle(shape).fill) : []
    if (fill[3] === 1) return fill
    for (let at = mark; at; at = at.parentElement) {
      const ground = read(getComputedStyle(at).backgroundColor)
      if (ground[3] === 1) return ground
    }
    return read('Canvas')
  }
  return marks
    .filter((mark) => mark.checkVisibility())
    .flatMap((mark) => {
      const { fill, stroke } = getComputedStyle(mark)
      const [one, other] = [light(read(mark.matches('text') ? fill : stroke)), light(groundOf(mark))].sort(
        (a, b) => b - a,
      )
      const contrast = (one! + 0.05) / (other! + 0.05)
      return contrast < least ? [`${mark.getAttribute('class') ?? mark.textContent} ${contrast.toFixed(1)}`] : []
    })
}

/** Expects an edge that the system's colors keep: an outline or a border of another width or style. */
async function expectMarked(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible()
  expect(await edgeOf(chosen)).not.toBe(await edgeOf(other))
}

function edgeOf(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const { outlineStyle, outlineWidth, borderTopWidth, backgroundColor } = getComputedStyle(node)
    return `${outlineStyle === 'none' ? '' : outlineWidth} ${borderTopWidth} ${backgroundColor}`
  })
}

function groundOf(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).backgroundColor)
}

function readRail(jersey: Element): { color: string; text: string } {
  return { color: getComputedStyle(jersey, '::before').backgroundColor, text: getComputedStyle(document.body).color }
}

function readDots(drive: Element): { image: string; text: string } {
  return { image: getComputedStyle(drive, '::before').backgroundImage, text: getComputedStyle(document.body).color }
}
