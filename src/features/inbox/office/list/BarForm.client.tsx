'use client'

import type { FormEvent, ReactNode } from 'react'

type BarFormProps = {
  label: string
  /** A second button, for the opposite. */
  other?: string
  isBusy: boolean
  onSubmit: (data: FormData, isOther: boolean) => Promise<void>
  children: ReactNode
}

/** One thing to do to all selected entries: its choice, its button, and where there is one the button for the opposite. */
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
