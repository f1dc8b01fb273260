'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { STAFF_ROLES } from '@/lib/staff-roles.mjs'
import type { Invite } from './InvitationsPanel.client'
import styles from './staff.module.css'

const EMPTY = { name: '', email: '', roles: [] as string[] }

/** Name, address and roles of a new person, who chooses the password themselves. */
export function InviteForm({ invite }: { invite: Invite }) {
  const [values, setValues] = useState(EMPTY)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const found = await invite(values)
    setBusy(false)
    setProblems(found ?? {})
    if (!found) setValues(EMPTY)
  }

  function toggle(role: string): void {
    const roles = values.roles.includes(role) ? values.roles.filter((one) => one !== role) : [...values.roles, role]
    setValues({ ...values, roles })
  }

  return (
    <form className={`fc-controls ${styles.invite}`} noValidate onSubmit={(event) => void send(event)}>
      <Labelled label="Name" problem={problems.name}>
        {(props) => (
          <input
            {...props}
            autoComplete="off"
            value={values.name}
            onChange={(event) => setValues({ ...values, name: event.target.value })}
          />
        )}
      </Labelled>
      <Labelled label="Email address" problem={problems.email}>
        {(props) => (
          <input
            {...props}
            type="email"
            autoComplete="off"
            value={values.email}
            onChange={(event) => setValues({ ...values, email: event.target.value })}
          />
        )}
      </Labelled>
      <fieldset className={styles.roles}>
        <legend>Roles, as few as the work needs</legend>
        {STAFF_ROLES.map((role) => (
          <label key={role} className={styles.tick}>
            <input type="checkbox" checked={values.roles.includes(role)} onChange={() => toggle(role)} />
            {role.charAt(0).toUpperCase() + role.slice(1)}
          </label>
        ))}
        <p className="fc-field-error">{problems.roles}</p>
      </fieldset>
      <Button type="submit" size="small" disabled={isBusy}>
        {isBusy ? 'One moment…' : 'Invite'}
      </Button>
    </form>
  )
}

type InputProps = { id: string; 'aria-invalid': boolean; 'aria-describedby': string }
type LabelledProps = { label: string; problem: string | undefined; children: (props: InputProps) => ReactNode }

function Labelled({ label, problem, children }: LabelledProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': problem !== undefined, 'aria-describedby': `${id}-problem` })}
      <p id={`${id}-problem`} className="fc-field-error">
        {problem}
      </p>
    </div>
  )
}
