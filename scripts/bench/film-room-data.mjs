/** The size of the board of one division, added to the demo data. */
export const BOARD = { players: 60, films: 100 }
export const LIBRARY_FILMS = 500
const MEMBERS = 200
const DIVISION = `(SELECT id FROM divisions WHERE key = '14U')`

/** The answers of each attempt: the board counts the questions most often answered wrong. */
const ANSWERS = `
  INSERT INTO quiz_attempts_answers (_order, _parent_id, id, question_id, option_id, is_correct)
    SELECT q._order, a.id, gen_random_uuid(), q.id, 'option', a.is_passed OR q._order > 2
    FROM quiz_attempts a JOIN members m ON m.id = a.member_id AND m.name LIKE 'Bench %'
    JOIN quizzes_questions q ON q._parent_id = a.quiz_id;`

/**
 * A division in mid-season: two thirds of the films watched, half of the quizzes taken, and twenty films assigned, half of
 * them overdue.
 */
export const FILL_BOARD = `
  ${films(1, BOARD.films)}
  ${players(1, BOARD.players)}
  INSERT INTO members (name, role, account_id)
    SELECT 'Bench coach', 'coach', parent_id FROM staff_roles WHERE value = 'coach' LIMIT 1;
  INSERT INTO members_rels (parent_id, path, divisions_id)
    SELECT id, 'divisions', ${DIVISION} FROM members WHERE name = 'Bench coach';
  ${views('(m.number + f.number) % 3 > 0')}
  ${attempts('(m.number + f.number) % 2 > 0')}
  ${ANSWERS}
  ${assignments('f."order" % 5 = 0')}`

/** Two hundred players who have watched and passed everything, and five hundred films, all assigned. */
export const FILL_LIBRARY = `
  ${films(BOARD.films + 1, LIBRARY_FILMS)}
  ${players(BOARD.players + 1, MEMBERS)}
  ${views('true')}
  ${attempts('true')}
  ${assignments('true')}`

function films(first, last) {
  return `
  INSERT INTO films (title, description, category, coach, level, duration, "order", slug, _status)
    SELECT 'Bench film ' || n || ': help side before the pass', repeat('What to look for while watching. ', 6),
      (ARRAY['Defense', 'Offense', 'Player Study', 'Basketball IQ'])[1 + n % 4]::enum_films_category, 'Theo Storey',
      'Foundation', 600, 100 + n, 'bench-film-' || n, 'published' FROM generate_series(${first}, ${last}) n;
  INSERT INTO quizzes (title, film_id, kind, pass_mark)
    SELECT 'Quiz of ' || title, id, 'film-room', 80 FROM films f
    WHERE slug LIKE 'bench-film-%' AND NOT EXISTS (SELECT FROM quizzes q WHERE q.film_id = f.id);
  INSERT INTO quizzes_questions (_order, _parent_id, id, question, feedback)
    SELECT n, q.id, gen_random_uuid(), 'Who helps when the ball is driven?', 'x4.' FROM quizzes q, generate_series(1, 5) n
    WHERE q.title LIKE 'Quiz of Bench%' AND NOT EXISTS (SELECT FROM quizzes_questions o WHERE o._parent_id = q.id);`
}

function players(first, last) {
  return `
  WITH made AS (
    INSERT INTO players (first_name, last_name, age, gender, division, slug, publication)
      SELECT 'Bench', 'Player ' || n, 13, 'boy', '14U', 'bench-' || n, 'hidden' FROM generate_series(${first}, ${last}) n
      RETURNING id, slug)
  INSERT INTO members (name, role, player_id) SELECT 'Bench ' || substr(slug, 7), 'player', id FROM made;
  INSERT INTO members_rels (parent_id, path, divisions_id)
    SELECT m.id, 'divisions', ${DIVISION} FROM members m WHERE m.name LIKE 'Bench %' AND m.role = 'player'
      AND NOT EXISTS (SELECT FROM members_rels r WHERE r.parent_id = m.id);`
}

/** Selects all pairs of players and films for which the condition is true; they are numbered by their names. */
function pairs(condition) {
  return `(SELECT substr(name, 7)::int AS number, id FROM members WHERE name ~ '^Bench [0-9]+$') m
    CROSS JOIN (SELECT substr(slug, 12)::int AS number, id FROM films WHERE slug LIKE 'bench-film-%') f WHERE ${condition}`
}

function views(condition) {
  return `
  INSERT INTO film_views (member_id, film_id, watched_at, position, share, seen)
    SELECT m.id, f.id, now(), 300, 50, '{[0,300)}' FROM ${pairs(condition)} ON CONFLICT DO NOTHING;`
}

function attempts(condition) {
  return `
  INSERT INTO quiz_attempts (member_id, quiz_id, quiz_version, score, is_passed, finished_at)
    SELECT p.member, q.id, 1, 60 + 20 * n, n = 1, now()
    FROM (SELECT m.id AS member, f.id AS film FROM ${pairs(condition)}) p
    JOIN quizzes q ON q.film_id = p.film CROSS JOIN generate_series(0, 1) n
    WHERE NOT EXISTS (SELECT FROM quiz_attempts a WHERE a.member_id = p.member AND a.quiz_id = q.id);`
}

function assignments(condition) {
  return `
  WITH assigned AS (
    INSERT INTO film_assignments (film_id, quiz_id, assigned_on, due_on)
      SELECT f.id, q.id, now() - interval '8 days', now() + (CASE WHEN f."order" % 2 = 0 THEN -1 ELSE 3 END) * interval '1 day'
      FROM films f JOIN quizzes q ON q.film_id = f.id WHERE f.slug LIKE 'bench-film-%' AND ${condition}
        AND NOT EXISTS (SELECT FROM film_assignments a WHERE a.film_id = f.id) RETURNING id)
  INSERT INTO film_assignments_rels (parent_id, path, divisions_id)
    SELECT id, 'divisions', ${DIVISION} FROM assigned;`
}
