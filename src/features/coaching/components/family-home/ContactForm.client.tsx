'use client'
import { useState, type FormEvent } from 'react'
import { TextField } from '@/components/form/controls'
import { notify } from '@/components/ui/toast'
import { paths } from '@/lib/paths'
import { postJson } from '@/lib/json-request'
import { contactSchema } from '../../rules/family-home-schema'
import styles from './family.module.css'

/** Edits a parent's name. The email is the sign-in name and is shown read-only. */
export function ContactForm({ name, email }: { name: string; email: string | null }) {
  const [value, setValue] = useState(name)
  const [saved, setSaved] = useState(name)
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const parsed = contactSchema.safeParse({ name: value })
    setProblem(parsed.error?.issues[0]?.message)
    if (!parsed.success || isSaving) return
    setIsSaving(true)
    const answer = await postJson<{ name: string }>(paths.memberPost('contact'), parsed.data)
    setIsSaving(false)
    if (!answer.isOk) {
      notify.error('Your name could not be saved. Please try again.')
      return setProblem(answer.status === 422 ? (answer.message ?? undefined) : undefined)
    }
    setValue(answer.body.name)
    setSaved(answer.body.name)
    notify.success('Your name is saved')
  }

  return (
    <form className={styles.contactForm} onSubmit={(event) => void save(event)} noValidate>
      <TextField
        id="family-name"
        label="Your name"
        hint="As shown next to your comments: first name and last initial is enough."
        error={problem}
        autoComplete="name"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <TextField
        id="family-email"
        label="Your email"
        hint="You sign in with it, and reminders go there. Write to us to have it changed."
        value={email ?? ''}
        readOnly
      />
      <button type="submit" className="btn line" disabled={isSaving || value.trim() === saved}>
        {isSaving ? 'Saving...' : 'Save name'}
      </button>
    </form>
  )
}
