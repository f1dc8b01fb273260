'use client'
import { useCallback, useEffect, useState } from 'react'
import { notify } from '@/components/ui/toast'
import { readJson } from '@/lib/json-request'
import { paths } from '@/lib/paths'
import type { FilmComment } from '../../rules/comment-schema'

type Loaded = { comments: FilmComment[]; waits: boolean }
export type CommentsState = { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & Loaded)

/** Returns the comments on a film, and functions that change the displayed list. */
export function useComments(slug: string) {
  const [state, setState] = useState<CommentsState>({ status: 'loading' })

  const load = useCallback(async () => {
    setState({ status: 'loading' })
    setState(await read(slug))
  }, [slug])

  useEffect(() => {
    let isUnmounted = false
    void read(slug).then((answer) => isUnmounted || setState(answer))
    return () => {
      isUnmounted = true
    }
  }, [slug])

  const change = useCallback((edit: (comments: FilmComment[]) => FilmComment[]) => {
    setState((now) => (now.status === 'ready' ? { ...now, comments: edit(now.comments) } : now))
  }, [])

  return { state, load, change }
}

async function read(slug: string): Promise<CommentsState> {
  const answer = await readJson<Loaded>(`${paths.memberPost('comments')}?film=${encodeURIComponent(slug)}`)
  if (answer.isOk) return { status: 'ready', ...answer.body }
  notify.error('Failed to load comments')
  return { status: 'failed' }
}
