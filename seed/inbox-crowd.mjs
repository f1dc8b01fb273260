// Generates thousands of families for measurements: names from two lists, numbers 555-01xx, addresses at example.org. Recent
// entries are open and old ones are settled, as in a real inbox. Every value is derived from the row number, so that each run
// generates the same data. The database's own triggers fill the inbox from it.

const FIRST = splitWords(
  'Amara Jonah Sofia Marcus Eli Nadia Theo Priya Mateo Lena Omar Ivy Kofi Rosa Dante Hana Felix Zora Luca Mina Andre Talia Rafael Noor Silas Esme Idris Paloma Caleb Yuki Jalen Freya Nico Samira Owen Thandi Emil Greta Malik Vera',
)
const LAST = splitWords(
  'Okafor Whitfield Marlow Templeton Parkhurst Delacruz Ashdown Bellweather Castellan Dunmore Everhart Fairbanks Goldwyn Hartsfield Ibarra Jessup Kingsolver Lockhart Montrose Northcott Oakley Pemberton Quintero Ravenel Standish Thornbury Underhill Valdivia Westbrook Yarrow Abernathy Birchwood Copperfield Driscoll Eastwood Fernsby Gallagher Holloway Ingleside Kettering',
)
const PARENTS = splitWords(
  'Dana Rene Kim Jordan Alex Morgan Robin Casey Jamie Taylor Lee Quinn Avery Frankie Shay Jules',
)
const SCHOOLS = ['Sample Elementary', 'Mesa Verde School', 'Palo Verde Middle School', 'Desert Sample Academy']
const CITIES = ['Peoria', 'Surprise', 'Glendale', 'Chandler', 'Gilbert']
const TAGS = ['sibling', 'scholarship', 'call back', 'left-handed']
const DIVISIONS = ['9U', '10U', '11U', '12U', '13U', '14U']
const POSITIONS = ['Point Guard', 'Shooting Guard', 'Small Forward', 'Power Forward', 'Center']
/** The age of the oldest entry. */
const DAYS = 400
const FIRST_LOT = 500
const LOT = 10_000

/**
 * Adds registrations of families to a local database, and a tenth as many tryouts and messages.
 * @param {import('pg').ClientBase} client
 * @param {number} count of registrations
 */
export async function fillInbox(client, count) {
  // The triggers search for duplicates, and without statistics PostgreSQL would scan the whole table each time.
  for (let from = 1, to = FIRST_LOT; from <= count; from = to + 1, to += LOT) {
    await client.query(REGISTRATIONS, [count, FIRST, LAST, PARENTS, SCHOOLS, DIVISIONS, from, Math.min(to, count)])
    await client.query('ANALYZE inbox_entries')
  }
  for (const [statement, values] of others(count)) await client.query(statement, values)
  // VACUUM cannot run in a transaction; it updates the statistics and enables index-only counts.
  await client.query('VACUUM ANALYZE')
}

/**
 * Adds what a real inbox has besides its entries: two mails to each family, assignments and notes by staff, and players of
 * past seasons.
 * @param {import('pg').ClientBase} client of a database filled by fillInbox
 */
export async function fillCorrespondence(client) {
  for (const statement of [MAILS, MOVES, NOTES, FORMER_PLAYERS]) await client.query(statement)
  await client.query('VACUUM ANALYZE')
}

function others(count) {
  const few = Math.ceil(count / 10)
  return [
    [WISHES, [POSITIONS]],
    [TRYOUTS, [few, FIRST, LAST, PARENTS]],
    [MESSAGES, [few, PARENTS, LAST]],
    [DESK, [CITIES, TAGS]],
  ]
}

function splitWords(list) {
  return list.split(' ')
}

function pick(list, number) {
  return `(${list}::text[])[1 + (${number})::int % cardinality(${list}::text[])]`
}

// Fictional numbers: 555-01xx, in as many area codes as needed.
function phone(number) {
  return `'(' || 201 + (${number}) / 100 % 700 || ') 555-01' || lpad(((${number}) % 100)::text, 2, '0')`
}

function digits(number) {
  return `'+1' || 201 + (${number}) / 100 % 700 || '55501' || lpad(((${number}) % 100)::text, 2, '0')`
}

function mail(first, last, number) {
  return `lower(${first} || '.' || ${last}) || ${number} || '@example.org'`
}

function reference(prefix) {
  return `'${prefix}-' || upper(substr(md5('${prefix}' || n), 1, 4)) || '-' || upper(substr(md5('${prefix}' || n), 5, 4))`
}

// Adjacent rows have different last names, and no two of 1,600 consecutive rows have the same full name.
const LAST_NAME = pick('$3', 'who * 17 + who / 40')
const CREATED = `now() - make_interval(secs => ${DAYS * 86_400}.0 * n / $1::int)`
const AGE_IN_DAYS = `${DAYS}.0 * n / $1::int`
const STATUS = `(CASE
    WHEN n % 61 = 0 THEN 'spam'
    WHEN ${AGE_IN_DAYS} < 3 OR n % 997 = 0 THEN 'pending'
    WHEN ${AGE_IN_DAYS} < 6 THEN (ARRAY['in_review', 'pending', 'needs_info'])[1 + n % 3]
    WHEN ${AGE_IN_DAYS} < 30 THEN (ARRAY['evaluation', 'accepted', 'waitlisted', 'in_review'])[1 + n % 4]
    ELSE (ARRAY['enrolled', 'declined', 'withdrawn', 'enrolled', 'waitlisted'])[1 + n % 5] END)`

// Every 250th row repeats the previous family, as input for the duplicate detection.
const REGISTRATIONS = `
  INSERT INTO player_registrations (player_first_name, player_last_name, date_of_birth, current_grade, height_feet,
    height_inches, weight_lbs, school_name, parent_first_name, parent_last_name, parent_email, parent_phone,
    parent_phone_normalised, emergency_contact_name, emergency_contact_phone, division, status, suspicion, reference,
    created_at, updated_at)
  SELECT ${pick('$2', 'who')}, ${LAST_NAME} || CASE WHEN who >= 1600 THEN '-' || ${pick('$3', 'who / 1600 + who % 7')} ELSE '' END,
    to_char(now() - make_interval(days => 3000 + (who * 37) % 2600), 'YYYY-MM-DD'), 1 + who % 9, 4 + who % 2,
    who % 12, 60 + who % 80, ${pick('$5', 'who')}, ${pick('$4', 'who / 3')}, ${LAST_NAME},
    ${mail(pick('$4', 'who / 3'), LAST_NAME, 'who')}, ${phone('who')}, ${digits('who')},
    ${pick('$4', 'who / 5')} || ' Sample', ${phone('who + 1')},
    CASE WHEN ${AGE_IN_DAYS} > 6 THEN ${pick('$6', 'who')} END::enum_player_registrations_division,
    ${STATUS}::enum_inbox_registration_status, CASE WHEN n % 61 = 0 OR n % 173 = 0 THEN 'Sent faster than a person types.' END,
    ${reference('PR')},
    ${CREATED}, ${CREATED}
  FROM generate_series($7::int, $8::int) n, LATERAL (SELECT CASE WHEN n % 250 = 0 THEN n - 1 ELSE n END AS who) twin
  ON CONFLICT (reference) DO NOTHING`

const WISHES = `
  INSERT INTO player_registrations_positions ("order", parent_id, value)
  SELECT 1, id, ${pick('$1', 'weight_lbs')}::enum_player_registrations_positions FROM player_registrations p
  WHERE emergency_contact_name LIKE '% Sample' AND NOT EXISTS (SELECT FROM player_registrations_positions WHERE parent_id = p.id)`

const TRYOUTS = `
  INSERT INTO tryout_registrations (player_first_name, player_last_name, player_age, player_grade, parent_name,
    phone_number, email, phone_normalised, status, reference, created_at, updated_at)
  SELECT ${pick('$2', 'n * 3')}, ${pick('$3', 'n * 7')}, (8 + n % 7)::text, (1 + n % 9)::text::enum_tryout_registrations_player_grade,
    ${pick('$4', 'n')} || ' ' || ${pick('$3', 'n * 7')}, ${phone('n')}, ${mail(pick('$4', 'n'), pick('$3', 'n * 7'), 'n')},
    ${digits('n')}, ${STATUS}::enum_inbox_registration_status,
    ${reference('TR')}, ${CREATED}, ${CREATED}
  FROM generate_series(1, $1::int) n
  ON CONFLICT (reference) DO NOTHING`

const MESSAGES = `
  INSERT INTO form_entries (name, email, message, status, reference, created_at, updated_at)
  SELECT ${pick('$2', 'n')} || ' ' || ${pick('$3', 'n * 11')}, 'writer' || n || '@example.org', 'When is the next tryout?',
    (CASE WHEN ${AGE_IN_DAYS} < 2 THEN 'pending' ELSE 'answered' END)::enum_inbox_message_status,
    ${reference('CF')}, ${CREATED}, ${CREATED}
  FROM generate_series(1, $1::int) n
  ON CONFLICT (reference) DO NOTHING`

// Values set by staff: assignee, location, tags. The newest entries are still unassigned.
const DESK = `
  UPDATE inbox_entries SET
    assignee_id = CASE WHEN number % 3 > 0 THEN (SELECT parent_id FROM staff_roles WHERE value IN ('admin', 'registrar')
      ORDER BY value, parent_id OFFSET number % 2 LIMIT 1) END,
    city = ${pick('$1', 'number')},
    tags = CASE WHEN number % 25 = 0 THEN ARRAY[${pick('$2', 'number / 25')}] ELSE '{}' END
  FROM (SELECT entry_id AS id, row_number() OVER (ORDER BY reference)::int AS number FROM inbox_entries) counted
  WHERE counted.id = entry_id AND email LIKE '%@example.org' AND kind IN ('player-registrations', 'tryout-registrations')
    AND city IS NULL AND assignee_id IS NULL AND tags = '{}'`

const CROWD = `FROM inbox_entries e WHERE e.email LIKE '%@example.org' AND e.merged_into IS NULL`

const MAILS = `
  INSERT INTO mails (subject, "to", text, status, kind, reference, entry_id, entry_kind, sent_at, attempts, created_at, updated_at)
  SELECT CASE n WHEN 1 THEN 'We received your request ' || e.reference ELSE 'About the registration of ' || e.person END,
    e.email, repeat('Thank you for writing to us. ', 12), 'sent', CASE n WHEN 1 THEN 'confirmation' ELSE 'answer' END,
    e.reference, e.entry_id::text, e.kind, e.received_at, 1, e.received_at, e.received_at
  FROM (SELECT e.* ${CROWD}) e CROSS JOIN generate_series(1, 2) n`

const MOVES = `
  INSERT INTO player_registrations_history (_order, _parent_id, id, "from", "to", at, by_name)
  SELECT 1, e.entry_id, gen_random_uuid()::text, 'pending', e.status, e.received_at + interval '1 day', 'Rae Example'
  ${CROWD} AND e.kind = 'player-registrations' AND e.status <> 'pending'`

const NOTES = `
  INSERT INTO audit_events (at, actor_name, action, kind, entry_id, reference, detail)
  SELECT e.received_at + n * interval '3 hours', 'Rae Example', (ARRAY['opened', 'assigned', 'changed'])[n], e.kind, e.entry_id,
    e.reference, CASE n WHEN 2 THEN 'to Rae Example' WHEN 3 THEN 'status' END
  FROM (SELECT e.* ${CROWD}) e CROSS JOIN generate_series(1, 3) n`

const FORMER_PLAYERS = `
  INSERT INTO players (first_name, last_name, age, gender, division, slug, publication)
  SELECT split_part(person, ' ', 1), substr(person, strpos(person, ' ') + 1), 13, 'boy', '14U', 'crowd-' || row_number() OVER (), 'hidden'
  FROM inbox_entries WHERE kind = 'player-registrations' AND status = 'enrolled' AND email LIKE '%@example.org' LIMIT 2000`
