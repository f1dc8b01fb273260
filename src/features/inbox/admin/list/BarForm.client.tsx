'use client'

import type { FormEvent, ReactNode } from 'react'

type BarFormProps = {
  label: string
  /** The label of a second button, for the opposite action. */
  other?: string
  isBusy: boolean
  onSubmit: (data: FormData, isOther: boolean) => Promise<void>
  children: ReactNode
}

/** One bulk action: its field, its button, and optionally a button for the opposite action. */
export function BarForm({ label, other, isBusy, onSubmit, children }: BarFormProps) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    void onSubmit(new FormData(event.currentTarget), (submitter as HTMLButtonElement | null)?.value === 'other')
  }

  return (
    <form onSubmit={submit}>
      {children}
      <button type="submit" disabled={isBusy}>
        {label}
      </button>
      {other && (
        <button type="submit" value="other" disabled={isBusy}>
          {other}
        </button>
      )}
    </form>
  )
}
