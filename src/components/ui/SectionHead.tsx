import type { ReactNode } from 'react'

type SectionHeadProps = {
  /** The id that names the section: `<section aria-labelledby={id}>`. */
  id: string
  label: string
  title: string
  /** One or two sentences below the heading. */
  text?: string | null
  children?: ReactNode
}

/** The head of a section: the small line, the heading, and an optional sentence. */
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
