import { postCode } from '@/features/members/server/member-handlers'
import { findMember, type Viewer } from '@/features/members/server/viewer'
import { pool } from '@/server/database/pool'
import { makeFilm } from '../support/films'
import { divisionId, makeMember, openSession } from '../support/members'

type Options = Parameters<typeof makeMember>[1]

export const WRONG = 'Invalid access code. Please try again.'

/** Removes every member with dependent records, the mails, and the counters of sign-in attempts. */
export async function clearMembers(): Promise<void> {
  await pool().query('TRUNCATE members, mails, rate_limits CASCADE')
  await pool().query('DELETE FROM graphile_worker._private_jobs')
}

/** Builds a POST to a member endpoint, as a page of the site sends it. */
export function post(action: string, body: object, headers: Record<string, string> = {}): Request {
  return new Request(`http://localhost/members/${action}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-fullcourt-client': '192.0.2.1',
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
      ...headers,
    },
    body: JSON.stringify(body),
  })
}

/** Returns the server's response to an access code. */
export function signIn(accessCode: string, headers: Record<string, string> = {}): Promise<Response> {
  return postCode(post('login', { accessCode }, headers))
}

/** Returns the session token that a response sets as a cookie. */
export function cookieOf(answer: Response): string | undefined {
  return /(?:^|, )(?:__Host-)?member=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
}

/** Creates a member and returns it as requests represent them: loaded through a session of theirs. */
export async function memberViewer(options: Options = {}): Promise<Viewer> {
  const { id } = await makeMember(pool(), { hasCode: false, ...options })
  const { value } = await openSession(pool(), id)
  return (await findMember(value))!
}

/** Removes every film and member, with all dependent records. */
export async function clearFilmRoom(): Promise<void> {
  await pool().query('TRUNCATE films, members, film_assignments, film_comments, film_settings, mails CASCADE')
  await pool().query('DELETE FROM graphile_worker._private_jobs')
}

/** Sets one of the film room's settings. */
export async function setFilmSetting(name: 'review' | 'remind', value: string | boolean): Promise<void> {
  await pool().query('DELETE FROM film_settings')
  await pool().query(`INSERT INTO film_settings (${name}) VALUES ($1)`, [value])
}

/** Creates a film, two divisions and a player of each: Jordan of 12U and Tiny of 10U. */
export async function makeSquads() {
  return {
    film: await makeFilm(pool()),
    twelve: await divisionId(pool(), '12U'),
    ten: await divisionId(pool(), '10U'),
    jordan: await memberViewer({ name: 'Jordan P.', divisions: ['12U'] }),
    tiny: await memberViewer({ name: 'Tiny T.', divisions: ['10U'] }),
  }
}
