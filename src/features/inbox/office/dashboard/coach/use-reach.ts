import { useRef, useState } from 'react'
import type { Reach } from '@/features/film/rules/assignment-schema'
import { readJson } from '@/lib/json-request'
import { paths } from '@/lib/paths'

/** Reads whom a film can be assigned to. The answer about a film that was left meanwhile is dropped. */
export function useReach() {
  const [reach, setReach] = useState<Reach | 'loading' | 'failed'>('loading')
  const wanted = useRef('')

  async function read(slug: string): Promise<void> {
    wanted.current = slug
    setReach('loading')
    const answer = await readJson<Reach>(`${paths.memberPost('assign')}?film=${encodeURIComponent(slug)}`)
    if (wanted.current === slug) setReach(answer.isOk ? answer.body : 'failed')
  }

  return { reach, read }
}
