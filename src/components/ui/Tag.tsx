import type { ReactNode } from 'react'

type TagProps = { tone?: 'plain' | 'secondary' | 'ok' | 'warn' | 'bad' | 'info'; children: ReactNode }

/** A short state in words. Its color only repeats what the words say. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return <span className={tone === 'plain' ? 'tag' : `tag ${tone}`}>{children}</span>
}
