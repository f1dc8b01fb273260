import type { ReactNode } from 'react'

type SectionHeadProps = {
  /** Names the section: `<section aria-labelledby={id}>`. */
  id: string
  label: string
  title: string
  /** A sentence or two below the heading. */
  text?: string | null
  children?: ReactNode
}

/** What opens a section: the small line, the heading, and perhaps a sentence. */
export function SectionHead({ id, label, title, text, children }: SectionHeadProps) {
  return (
    <div>
      <span className="label">{label}</span>
      <h2 id={id} className="mt-5">
        {title}
      </h2>
      {text && <p className="mt-6 max-w-md opacity-80">{text}</p>}
      {children}
    </div>
  )
}
