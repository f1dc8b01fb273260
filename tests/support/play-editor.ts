import { expect, type Locator, type Page } from '@playwright/test'
import type pg from 'pg'
import { NEW_PLAY } from '@/lib/court/play'
import type { Point } from '@/lib/court/geometry'
import { adminPaths } from '@/lib/admin-paths'
import { reactReady, visit } from './site'
import { signInAs } from './staff-session'

export function editorOf(page: Page): Locator {
  return page.locator('#field-drawing')
}

/** The steps in the strip. */
export function stepsOf(page: Page): Locator {
  return editorOf(page).getByRole('list', { name: 'Steps' }).getByRole('button', { name: /^Step/ })
}

export function toolOf(page: Page, name: string): Locator {
  return editorOf(page).getByRole('toolbar', { name: 'Draw' }).getByRole('button', { name, exact: true })
}

export function addStep(page: Page): Locator {
  return editorOf(page).getByRole('button', { name: 'Add a step' })
}

type DisplayedPlay = { steps?: object[]; players?: object[]; ball?: string }

/** Stores a published play with its version, as the admin does. */
export async function makePlay(db: pg.Pool, name: string, drawing: DisplayedPlay = {}): Promise<string> {
  const values = [name, JSON.stringify({ ...NEW_PLAY, ...drawing }), 'A play that a test draws on the court.']
  const { rows } = await db.query<{ id: string }>(
    `WITH made AS (
       INSERT INTO plays (name, drawing, description, key, kind, _status)
       VALUES ($1, $2, $3, 'play-' || gen_random_uuid()::text, 'offense', 'published') RETURNING *),
     version AS (
       INSERT INTO _plays_v (parent_id, version_name, version_drawing, version_description, version_key, version_kind,
         version_updated_at, version_created_at, version__status, latest)
       SELECT id, name, drawing, description, key, 'offense', updated_at, created_at, 'published', true FROM made)
     SELECT id FROM made`,
    values,
  )
  return rows[0]!.id
}

/** Opens a play in the admin and waits until its editor responds. */
export async function openPlay(page: Page, id: string, role = 'coach'): Promise<void> {
  await signInAs(page, role)
  await visit(page, adminPaths.document('plays', id))
  await reactReady(page, '#field-drawing')
}

/** Returns what is stored of a play: the published row, or its newest version. */
export async function storedDrawing(db: pg.Pool, name: string) {
  const { rows } = await db.query<{ status: string; drawing: { steps: { moves: object[] }[]; players: object[] } }>(
    `SELECT v.version__status AS status, v.version_drawing AS drawing FROM _plays_v v
     WHERE v.version_name = $1 AND v.latest ORDER BY v.updated_at DESC LIMIT 1`,
    [name],
  )
  const [row] = rows
  return row && { status: row.status, moves: row.drawing.steps.map(({ moves }) => moves), players: row.drawing.players }
}

/** Drags a player on the court to a point by mouse. */
export async function drag(page: Page, who: string, to: Point): Promise<void> {
  const { from, end } = await pathOf(page, who, to)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + end.x) / 2, (from.y + end.y) / 2)
  await page.mouse.move(end.x, end.y)
  await page.mouse.up()
}

/** Drags a player on the court to a point by a finger. */
export async function swipe(page: Page, who: string, to: Point): Promise<void> {
  const { from, end } = await pathOf(page, who, to)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  await touch('touchMove', [{ x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 }])
  await touch('touchMove', [end])
  await touch('touchEnd', [])
  await session.detach()
}

type Spot = { x: number; y: number }
type Path = { from: Spot; end: Spot }

/** Returns a drag in pixels of the window, once the court no longer moves and nothing covers the player. */
async function pathOf(page: Page, who: string, to: Point): Promise<Path> {
  const court = editorOf(page).getByRole('group', { name: /^Half court/ })
  let path: Path | null = null
  await expect
    .poll(async () => (path = await court.evaluate(findPath, { label: who, end: to })), { message: `player ${who}` })
    .not.toBeNull()
  return path!
}

// Runs in the browser.
async function findPath(court: Element, { label, end }: { label: string; end: Point }): Promise<Path | null> {
  const svg = court as SVGSVGElement
  const mark = svg.querySelector<SVGGraphicsElement>(`[data-player="${label}"]`)
  const measure = () => {
    const matrix = svg.getScreenCTM()!
    const onScreen = (x: number, y: number) => new DOMPoint(x, y).matrixTransform(matrix)
    const { e, f } = mark!.transform.baseVal[0]!.matrix
    const [from, to] = [onScreen(e, f), onScreen(...end)]
    return { from: { x: from.x, y: from.y }, end: { x: to.x, y: to.y } }
  }
  if (!mark) return null
  svg.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = measure()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const path = measure()
  const isStill = path.from.x === before.from.x && path.from.y === before.from.y
  const hit = document.elementFromPoint(path.from.x, path.from.y)?.closest('[data-who]')
  return isStill && hit?.getAttribute('data-who') === label ? path : null
}

/** Returns the key by which films and questions refer to a play. */
export async function keyOf(db: pg.Pool, id: string): Promise<string> {
  const { rows } = await db.query<{ key: string }>('SELECT key FROM plays WHERE id = $1', [id])
  return rows[0]!.key
}
