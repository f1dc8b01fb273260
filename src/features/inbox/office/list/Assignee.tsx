import { initialsOf } from '../../rules/row'

/** Who works on an entry, by initials. */
export function Assignee({ name }: { name: string | null }) {
  if (!name) return <span className="fc-visually-hidden">Nobody works on it</span>
  return (
    <span className="fc-initials" title={name}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className="fc-visually-hidden">With {name}</span>
    </span>
  )
}
