import type { ReactNode } from 'react'

type TagProps = { tone?: 'plain' | 'secondary' | 'ok' | 'warn' | 'bad' | 'info'; children: ReactNode }

/** A short status text. Its color only repeats the text. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return <span className={tone === 'plain' ? 'tag' : `tag ${tone}`}>{children}</span>
}
