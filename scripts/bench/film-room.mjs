import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { BOARD, FILL_BOARD, FILL_LIBRARY, LIBRARY_FILMS } from './film-room-data.mjs'

const REQUESTS = 100
const WARM_UP = 20
const LIFETIME = '4 hours'

/**
 * Measures how long a coach waits for the board of a large division, and a player for the library of a long season. Sends
 * requests like a browser, one after the other, and reads each response completely.
 * @param {string} site address of a throwaway site
 * @param {string} databaseUrl its database, which is filled with generated films and members
 * @returns {Promise<{ board: Times, library: Times }>}
 * @typedef {{ p50: number, p95: number, size: number }} Times milliseconds, and characters of the page
 * @throws {Error} when a page is not the expected one, such as a redirect
 */
export async function measureFilmRoom(site, databaseUrl) {
  const db = new pg.Client(databaseUrl)
  await db.connect()
  try {
    await fill(db, FILL_BOARD)
    const board = await measure(`${site}/coach`, await enter(db, 'Bench coach'), isWholeBoard)
    await fill(db, FILL_LIBRARY)
    const library = await measure(`${site}/film-room`, await enter(db, 'Bench 1'), isWholeLibrary)
    return { board, library }
  } finally {
    await db.end()
  }
}

async function fill(db, statements) {
  await db.query(statements)
  await db.query('ANALYZE')
}

/** Returns a session cookie of this member, for a site without https. */
export async function enter(db, name) {
  const token = randomBytes(32).toString('base64url')
  await db.query(
    `INSERT INTO member_sessions (token_hash, member_id, device, expires_at)
     SELECT $1, id, 'Bench', now() + $2::interval FROM members WHERE name = $3`,
    [createHash('sha256').update(token).digest(), LIFETIME, name],
  )
  return `member=${token}`
}

async function measure(url, cookie, isWhole) {
  const times = []
  let size = 0
  for (let index = 0; index < WARM_UP + REQUESTS; index += 1) {
    const began = performance.now()
    const response = await fetch(url, { headers: { cookie } })
    const page = await response.text()
    const took = performance.now() - began
    if (!isWhole(page)) throw new Error(`${url} answered ${response.status} without all that belongs on it.`)
    if (index >= WARM_UP) times.push(took)
    size = page.length
  }
  times.sort((a, b) => a - b)
  const percentile = (share) => times[Math.floor(times.length * share)]
  return { p50: percentile(0.5), p95: percentile(0.95), size }
}

function isWholeBoard(page) {
  const cells = page.match(/<td[ >]/g)?.length ?? 0
  return cells >= BOARD.players * BOARD.films
}

function isWholeLibrary(page) {
  const films = new Set(page.match(/bench-film-\d+/g))
  return films.size === LIBRARY_FILMS
}
