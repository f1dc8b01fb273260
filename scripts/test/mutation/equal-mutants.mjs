import { mutate } from './sources.mjs'

/**
 * Mutants without an observable effect, found by reading them. They are not tried and not counted.
 * @type {{ file: string, becomes: string, reason: string }[]} `becomes`: the mutated line from its first letter, and more lines
 * where another place becomes the same
 */
export const EQUAL_MUTANTS = [
  {
    file: 'src/features/dashboard/rules/work-queue.ts',
    becomes: 'const waiting = items.filter(({ count }) => count > 0)',
    reason: 'null > 0 is false too; the condition is there for the types.',
  },
  {
    file: 'src/lib/nearest-path.ts',
    becomes: 'if (others.length === 0) return 0',
    reason: 'Without letter pairs of its own, the missing path shares none, and the result is 0 too.',
  },
  {
    file: 'src/lib/nearest-path.ts',
    becomes: 'if (false) return 0',
    reason: 'One path without letter pairs gives 0, two give NaN, and neither exceeds the threshold.',
  },
  {
    file: 'src/lib/nearest-path.ts',
    becomes: 'const scored = known.map((path) => ({ path, score: compare(path, missing) }))',
    reason: 'The similarity of two paths does not depend on their order.',
  },
  {
    file: 'src/lib/court/describe-play.ts',
    becomes: "const side = x <= middle ? 'left' : 'right'",
    reason: 'The names of places near the middle line do not contain a side.',
  },
  {
    file: 'collections/audit/hooks.ts',
    becomes: "if (false) return doc\n  const area = global.versions?.drafts ? 'content' : 'settings'",
    reason: 'Nothing is inserted without a user; the condition saves the comparison of all fields.',
  },
  {
    file: 'src/server/content/shared-previews.ts',
    becomes: 'await client.query(`DELETE FROM preview_links WHERE expires_at <= now() - make_interval(days => $1)`, [',
    reason: 'Differs for a link that expired the same microsecond, days ago.',
  },
  {
    file: 'runtime/shared-caches.mjs',
    becomes: 'if (IS_SET.test(header)) return header',
    reason: 'Without a header the text "undefined" is tested, which does not match.',
  },
  {
    file: 'src/server/content/shared-previews.ts',
    becomes: "return value !== null && typeof value === 'object' && 'mimeType' in value && !(value.shown)",
    reason:
      'A property that is missing is undefined, which hides the picture too; the condition is there for the types.',
  },
  {
    file: 'runtime/tag-subscription.mjs',
    becomes: 'if (false) return\n    const invalidated = await readInvalidated(spare).catch(() => [])',
    reason: 'The same condition follows the query, whose result is then ignored: one query more.',
  },
  {
    file: 'src/lib/court/edit.ts',
    becomes: "return 'to' in move ? move.to : null",
    reason: 'The result is compared with the name of a player, which a point never equals.',
  },
  {
    file: 'src/features/staff/server/invitations.ts',
    becomes: 'void mailInvitation(client, person, token, HOURS)',
    reason:
      'Its last query is sent before the COMMIT, which waits for the audit event and fails when a query has failed.',
  },
  {
    file: 'src/features/people/server/enrolment/save.ts',
    becomes: "if (taken.length > 0) void note(work, enrolment, 'took back', taken.map(({ key }) => key).join(', '))",
    reason:
      'It is one query. A connection runs its queries in order, and its COMMIT fails when one of them has failed.',
  },
  {
    file: 'src/features/entries/server/entry/merge.ts',
    becomes: 'void copyEncryptedValues(',
    reason:
      'Its last query is sent before the COMMIT, which waits for the audit events and fails when a query has failed.',
  },
  {
    file: 'runtime/static-files.mjs',
    becomes: 'return end <= 0 ? url : url.slice(0, end)',
    reason: 'The address of a request begins with a slash.',
  },
  {
    file: 'src/features/events/rules/repeat-rules.ts',
    becomes: 'const last = until && until <= to ? until : to',
    reason: 'Differs when both days are the same, and then either is returned.',
  },
  {
    file: 'src/features/site/rules/text-pages.ts',
    becomes: "if (title === null || page._status !== 'published' || !SEARCHED_GLOBALS.includes(slug)) return null",
    reason:
      'Every indexed page has a path, because both lists have the same source; the condition is there for the types.',
  },
  {
    file: 'src/features/privacy/server/erasure/erase.ts',
    becomes: '`SELECT id FROM erasures WHERE ${IS_OPEN} AND erases_at < now() ORDER BY erases_at`,',
    reason: 'Differs for a child whose last day ends at the microsecond of the run.',
  },
  {
    file: 'src/features/people/server/enrolment/handlers.ts',
    becomes: "return toOutcome(token, problems, intent === 'sign' ? 'complete' : 'kept')",
    reason: 'Every required consent that is missing is a problem, and with problems the outcome is another one.',
  },
  {
    file: 'src/features/privacy/server/retention/apply.ts',
    becomes: 'if (!isDry) await remove(client, ids)',
    reason: 'Deleting no rows changes nothing; the condition saves the statements.',
  },
  {
    file: 'src/features/staff/server/handlers/invitations.ts',
    becomes: 'if (!invited) return privateJson({ message: OVER, isOver: true }, 410)',
    reason: 'Invalid input has no invitation; the condition is there for the types.',
  },
  {
    file: 'src/features/entries/server/entry/changes.ts',
    becomes: "return next !== 'confirmed' ? moveEntry(staff, { kind, id, status: next }) : refused(CONFIRM_YOURSELF)",
    reason: 'Every flow has a status after spam, as flow.test.ts checks; the condition is there for the types.',
  },
  {
    file: 'src/features/plan/rules/exercises.ts',
    becomes: 'if (false) return []',
    reason: 'No equipment that a family may lack is called none; the condition is there for the types.',
  },
  {
    file: 'src/features/site/rules/content-check/ages.ts',
    becomes: 'const isSingleStage = spans.some((span) => span.low < low && high <= span.high)',
    reason: 'Ages from the first year of a stage to its last one at most are not reported in any case.',
  },
]

/**
 * Returns why a mutant has no observable effect; undefined for others.
 * @param {import('./sources.mjs').Mutant} mutant @param {string} source the text of its file
 * @returns {string | undefined}
 */
export function findReason(mutant, source) {
  const lines = mutate(source, mutant)
    .split('\n')
    .slice(mutant.line - 1)
  const found = EQUAL_MUTANTS.find(
    ({ file, becomes }) => file === mutant.file && `${lines.join('\n').trimStart()}\n`.startsWith(`${becomes}\n`),
  )
  return found?.reason
}
