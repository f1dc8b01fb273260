import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { postContact } from '@/features/registration/server/contact/handlers'
import { postRegistration, postTryout } from '@/features/registration/server/registrations/handlers'
import { pool } from '@/server/database/pool'
import { env } from '@/server/env'
import { contactInput, formRequest, registrationInput, tryoutInput } from '../support/factories'
import { clearInbox, freshDatabase, countRows, untilAccepted } from './support'
import { queryMails } from '../support/mails'

freshDatabase('demo')
beforeEach(clearInbox)

async function send(post: (request: Request) => Promise<Response>, body: unknown, headers?: Record<string, string>) {
  const response = await post(formRequest('any', body, headers))
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('a stored registration', () => {
  test('is read back: id, reference, status and time are in the response', async () => {
    const { status, body } = await send(postRegistration, registrationInput())
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      reference: expect.stringMatching(/^PR-\w{4}-\w{4}$/),
      status: 'pending',
      created_at: expect.any(String),
    })
  })

  test('is in the columns of the specification', async () => {
    const { body } = await send(postRegistration, registrationInput({ goals: 'Play with joy' }))
    const { rows } = await pool().query('SELECT * FROM player_registrations WHERE id = $1', [body.id])
    expect(rows[0]).toMatchObject({
      parent_first_name: 'Pat',
      parent_last_name: 'de la Cruz',
      parent_email: 'pat.cruz@example.org',
      parent_phone: '(623) 555-0102',
      parent_phone_normalised: '+16235550102',
      player_first_name: 'Avery',
      player_last_name: 'Exampleton',
      player_email: 'family.exampleton@example.org',
      date_of_birth: '2012-04-09',
      height_feet: '5',
      height_inches: '4',
      weight_lbs: '110',
      jersey_number: null,
      previous_experience: '',
      goals: 'Play with joy',
      highlight_video_url: null,
      instagram_handle: null,
      division: null,
      status: 'pending',
      suspicion: null,
    })
    const positions = await pool().query(
      'SELECT value FROM player_registrations_positions WHERE parent_id = $1 ORDER BY "order"',
      [body.id],
    )
    expect(positions.rows.map(({ value }) => value)).toEqual(['Point Guard', 'Shooting Guard'])
  })

  test('has no null except where the specification lists it, including the last name of a parent with one name', async () => {
    const { body } = await send(postRegistration, registrationInput({ parentName: 'Cher' }))
    const { rows } = await pool().query('SELECT * FROM player_registrations WHERE id = $1', [body.id])
    expect(rows[0]).toMatchObject({ parent_first_name: 'Cher', parent_last_name: '', goals: '' })
    // Besides the listed ones and the contact address of the player: columns that the academy adds for itself.
    const listed = ['division', 'highlight_video_url', 'instagram_handle', 'jersey_number', 'player_email']
    const own = ['content_hash', 'idempotency_key', 'notes', 'parent_phone_normalised', 'suspicion']
    expect(await nullableOf('player_registrations')).toEqual([...listed, ...own].toSorted())
    expect(await nullableOf('applications')).toEqual(
      ['content_hash', 'idempotency_key', 'notes', 'phone_normalised', 'suspicion'].toSorted(),
    )
  })

  test('gets its status, id and time from the server, and ignores unknown fields', async () => {
    const forged = { id: randomUUID(), status: 'accepted', created_at: '2000-01-01T00:00:00.000Z', division: '14U' }
    const { status, body } = await send(postRegistration, { ...registrationInput(), ...forged, role: 'admin' })
    expect(status).toBe(201)
    expect(body.id).not.toBe(forged.id)
    const { rows } = await pool().query('SELECT id, status, division, created_at FROM player_registrations')
    expect(rows).toEqual([{ id: body.id, status: 'pending', division: null, created_at: expect.any(Date) }])
    expect(rows[0].created_at.getTime()).toBeGreaterThan(Date.now() - 60_000)
  })

  test('sends one mail to the family and one to the registrar, without personal data of the child', async () => {
    await send(postRegistration, registrationInput())
    const { rows } = await queryMails(pool(), 'SELECT "to", subject, text FROM mails ORDER BY kind')
    expect(rows.map((mail) => mail.to)).toEqual(['pat.cruz@example.org', 'registrar@example.org'])
    expect(rows[0].text).toContain('Avery’s registration')
    for (const secret of ['2012', 'Exampleton', '555-0103', 'Sample Middle School']) {
      expect(JSON.stringify(rows)).not.toContain(secret)
    }
    expect(rows[1].text).not.toContain('Avery')
  })
})

describe('idempotency', () => {
  test('50 keys x 20 parallel posts make exactly 50 records and 50 family mails, each response with its reference', async () => {
    const keys = Array.from({ length: 50 }, () => randomUUID())
    const child = (index: number) => ({ playerFirstName: `Player ${index}`, email: `family-${index}@example.org` })
    const posts = keys.flatMap((idempotencyKey, index) =>
      Array.from({ length: 20 }, async () => ({
        idempotencyKey,
        answer: await untilAccepted(() => send(postTryout, { ...tryoutInput(child(index)), idempotencyKey })),
      })),
    )
    const answers = await Promise.all(posts)
    expect(answers.filter(({ answer }) => answer.status !== 200 && answer.status !== 201)).toEqual([])
    expect(answers.filter(({ answer }) => answer.status === 201)).toHaveLength(50)
    expect(await countRows('tryout_registrations')).toBe(50)
    expect(await countRows(`mails WHERE kind = 'tryout-family'`)).toBe(50)
    const { rows } = await pool().query('SELECT idempotency_key, reference FROM tryout_registrations')
    const references = new Map(rows.map((row) => [row.idempotency_key, row.reference]))
    for (const { idempotencyKey, answer } of answers) expect(answer.body.reference).toBe(references.get(idempotencyKey))
  })
})

describe('a database failure', () => {
  test('a failing COMMIT is never confirmed', async () => {
    await pool().query(`
      CREATE FUNCTION refuse_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no commit'; END $$;
      CREATE CONSTRAINT TRIGGER refuse_commit AFTER INSERT ON tryout_registrations DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION refuse_commit();`)
    try {
      const { status, body } = await send(postTryout, tryoutInput())
      expect(status).toBe(503)
      expect(body).toEqual({ message: 'Service unavailable' })
    } finally {
      await pool().query('DROP TRIGGER refuse_commit ON tryout_registrations; DROP FUNCTION refuse_commit')
    }
    expect(await countRows('tryout_registrations')).toBe(0)
    expect(await countRows('mails')).toBe(0)
  })

  test('a mail that cannot be enqueued rolls the record back', async () => {
    await pool().query('ALTER TABLE mails ADD CONSTRAINT refuse_mails CHECK (false) NOT VALID')
    try {
      expect((await send(postTryout, tryoutInput())).status).toBe(503)
    } finally {
      await pool().query('ALTER TABLE mails DROP CONSTRAINT refuse_mails')
    }
    expect(await countRows('tryout_registrations')).toBe(0)
  })
})

describe('bots that fill in forms', () => {
  test('a filled honeypot is stored for staff as spam, and no mail is sent', async () => {
    const { status } = await send(postContact, { ...contactInput(), website: 'https://spam.example' })
    expect(status).toBe(201)
    const { rows } = await pool().query('SELECT status, suspicion FROM form_entries')
    expect(rows[0]).toMatchObject({ status: 'spam', suspicion: expect.stringContaining('cannot see') })
    expect(await countRows('mails')).toBe(0)
  })

  test('a very fast submission is only marked', async () => {
    await send(postContact, { ...contactInput(), elapsedMs: 300 })
    const { rows } = await pool().query('SELECT status, suspicion FROM form_entries')
    expect(rows[0]).toMatchObject({ status: 'pending', suspicion: expect.stringContaining('two seconds') })
  })

  test('bursts from one address are rate-limited, repeats and other addresses are not', async () => {
    vi.spyOn(env(), 'FORM_RATE_LIMIT', 'get').mockReturnValue(100)
    const burst = Array.from({ length: 100 }, (_, index) => contactInput({ message: `Message ${index}` }))
    const [first, ...others] = burst
    // A separate address, because the process counts submissions per address for minutes.
    const home = { 'x-fullcourt-client': '203.0.113.8' }
    expect((await send(postContact, first, home)).status).toBe(201)
    for (const _again of [1, 2, 3]) expect((await send(postContact, first, home)).status).toBe(200)
    for (const body of others) expect((await send(postContact, body, home)).status).toBe(201)
    expect((await send(postContact, contactInput({ message: 'One more' }), home)).status).toBe(429)
    const other = await send(postContact, contactInput({ message: 'Other house' }), {
      'x-fullcourt-client': '203.0.113.9',
    })
    expect(other.status).toBe(201)
    expect(await countRows('form_entries')).toBe(101)
  })
})

describe('a plain form post, without JavaScript', () => {
  function post(fields: [string, string][]) {
    return postRegistration(
      new Request('http://localhost/forms/registration', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields),
      }),
    )
  }
  const pairs = Object.entries(registrationInput()).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value) ? value.map((one) => [name, one]) : [[name, value]],
  )

  test('is confirmed on its own page, by its reference', async () => {
    const response = await post([...pairs, ['website', '']])
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/forms\/registration\/received\?ref=PR-/)
  })

  test('returns with its values encrypted, and no personal data in the address', async () => {
    const response = await post(pairs.map(([name, value]) => [name, name === 'parentEmail' ? 'nonsense' : value]))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/forms/registration/again')
    expect(response.headers.get('set-cookie')).toContain('HttpOnly')
    expect(await countRows('player_registrations')).toBe(0)
  })

  test('a duplicate field is rejected', async () => {
    const response = await post([...pairs, ['firstName', 'Second']])
    expect(response.headers.get('location') ?? response.status).not.toContain?.('received')
    expect(await countRows('player_registrations')).toBe(0)
  })
})

async function nullableOf(table: string): Promise<string[]> {
  const { rows } = await pool().query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_nullable = 'YES' ORDER BY 1`,
    [table],
  )
  return rows.map(({ name }) => name)
}
