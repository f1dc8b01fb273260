import type { ReactNode } from 'react'

/** One part of the visual language with its name. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t-2 border-ink-950 pt-6">
      <h2 className="mb-8 text-3">{title}</h2>
      {children}
    </section>
  )
}
