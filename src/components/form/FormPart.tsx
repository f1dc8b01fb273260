import type { ReactNode } from 'react'

/** A section of a long form under a ruled heading, in six columns. */
export function FormPart({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className="mb-14 border-t-2 border-ink-950 pt-5">
      <legend className="sr-only">{title}</legend>
      <div aria-hidden="true" className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="num text-2">{title}</span>
        {note && <span className="flex-none text-ink-500">{note}</span>}
      </div>
      <div className="grid grid-cols-6 gap-x-4 gap-y-6">{children}</div>
    </fieldset>
  )
}
