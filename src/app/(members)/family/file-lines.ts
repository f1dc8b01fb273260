import { consentState } from '@/features/people/rules/consents'
import { joinNames, type HomeChild } from './home-child'

/** A person in the family's file. `childNames` names the children the person is listed for; null when that is all of them. */
export type FilePerson = { name: string; relation: string | null; phone: string | null; childNames: string | null }

/** Lists who is called in an emergency, once for all children with the same contact. */
export function listEmergencyContacts(children: readonly HomeChild[]): FilePerson[] {
  return groupPeople(
    children,
    children.flatMap((child) => {
      const { emergencyName: name = '', emergencyPhone: phone = '' } = child.papers ?? {}
      return name ? [{ child, name, relation: '', phone }] : []
    }),
  )
}

/** Lists who may pick up, once for all children with the same person. */
export function listPickups(children: readonly HomeChild[]): FilePerson[] {
  return groupPeople(
    children,
    children.flatMap((child) => (child.papers?.pickups ?? []).map((person) => ({ ...person, child }))),
  )
}

/** Counts the signed consents of each enrolled child: 'Nora 4 of 4, June 3 of 4'; null when no child is enrolled. */
export function consentsLine(children: readonly HomeChild[]): string | null {
  return joined(children, ({ given }) => {
    const { given: signed, required } = consentState(given)
    return `${signed} of ${required}`
  })
}

/** States for each enrolled child whether photographs may be shown: 'Nora yes, June no'; null when no child is enrolled. */
export function photosLine(children: readonly HomeChild[]): string | null {
  return joined(children, ({ given }) => (given.photo ? 'yes' : 'no'))
}

type Named = { child: HomeChild; name: string; relation: string; phone: string }

function groupPeople(children: readonly HomeChild[], named: readonly Named[]): FilePerson[] {
  const keyOf = ({ name, relation, phone }: Named) => JSON.stringify([name, relation, phone])
  return [...new Set(named.map(keyOf))].map((key) => {
    const same = named.filter((one) => keyOf(one) === key)
    const { name, relation, phone } = same[0]!
    const isForAll = children.every(({ id }) => same.some(({ child }) => child.id === id))
    const family = same.map(({ child }) => child)
    return { name, relation: relation || null, phone: phone || null, childNames: isForAll ? null : joinNames(family) }
  })
}

function joined(children: readonly HomeChild[], textOf: (papers: NonNullable<HomeChild['papers']>) => string) {
  return (
    children.flatMap(({ firstName, papers }) => (papers ? [`${firstName} ${textOf(papers)}`] : [])).join(', ') || null
  )
}
