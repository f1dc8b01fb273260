import { type CollectionBeforeValidateHook, ValidationError, type Where } from 'payload'
import { toDay } from '@/lib/dates'
import type { FilmAssignment } from '@/payload-types'

/**
 * Rejects assigning the same film to the same division or player while an earlier assignment is still open, like the film room
 * does for coaches (features/coaching/server/assignments).
 * @throws ValidationError that names them, unless “Assign it again” is checked
 */
export const askBeforeDouble: CollectionBeforeValidateHook<FilmAssignment> = async ({ data, originalDoc, req }) => {
  const { isAgain, film, divisions, members } = { ...originalDoc, ...data }
  if (!req.user || isAgain || !data) return data
  // Changing the due date or the note does not assign the film a second time to those who already had it.
  const isSameFilm = idsOf([originalDoc?.film])[0] === idsOf([film])[0]
  const added = (now: unknown, before: unknown) => idsOf(now).filter((id) => !isSameFilm || !idsOf(before).includes(id))
  const divisionIds = added(divisions, originalDoc?.divisions)
  const memberIds = added(members, originalDoc?.members)
  const reached: Where[] = [
    ...(divisionIds.length > 0 ? [{ divisions: { in: divisionIds } }] : []),
    ...(memberIds.length > 0 ? [{ members: { in: memberIds } }] : []),
  ]
  if (!film || reached.length === 0) return data
  const { docs } = await req.payload.find({
    collection: 'film-assignments',
    where: {
      and: [
        { film: { equals: idsOf([film])[0] } },
        { or: reached },
        { or: [{ dueOn: { exists: false } }, { dueOn: { greater_than_equal: `${toDay(new Date())}T00:00:00.000Z` } }] },
        ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []),
      ],
    },
    depth: 1,
    req,
  })
  const names = docs.flatMap((doc) => [
    ...named(doc.divisions, divisionIds, (one) => one.key),
    ...named(doc.members, memberIds, (one) => one.name),
  ])
  if (names.length === 0) return data
  const message = `${[...new Set(names)].join(', ')}: this film is assigned already. Tick “Assign it again” to assign it once more.`
  throw new ValidationError({ collection: 'film-assignments', errors: [{ message, path: 'isAgain' }], req })
}

function idsOf(list: unknown): string[] {
  const entries = Array.isArray(list) ? (list as unknown[]) : []
  return entries.map((one) => String((one as { id?: string } | null)?.id ?? one))
}

function named<One extends { id: string }>(
  list: (string | One)[] | null | undefined,
  ids: string[],
  nameOf: (one: One) => string,
): string[] {
  return (list ?? []).flatMap((one) => (typeof one !== 'string' && ids.includes(one.id) ? [nameOf(one)] : []))
}
