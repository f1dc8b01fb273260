import { useRef, useState } from 'react'
import type { Reach } from '@/features/film/rules/reach'
import { readJson } from '@/lib/json-request'
import { paths } from '@/lib/paths'

/** Reads the possible recipients of a film. Drops the response if another film was chosen before it arrived. */
export function useRecipients() {
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
