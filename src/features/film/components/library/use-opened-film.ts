import { useRef, useState } from 'react'
import { notify } from '@/components/ui/toast'
import { paths } from '@/lib/paths'
import { postJson } from '@/lib/json-request'
import type { Seen } from '../../rules/seen'
import type { Playback } from '../../rules/playback'
import type { LabeledFilm } from '../../rules/library'

/** The film that is open above the library. Its source is loaded after it was opened, which may fail. */
export type OpenedFilm = { film: LabeledFilm; playback: Playback | 'failed' | null }

/** Manages the films and the open one, and records the opening. New films from the server replace the list. */
export function useOpenedFilm(films: LabeledFilm[], child: string | null) {
  const [opened, setOpened] = useState<OpenedFilm | null>(null)
  const [changes, setChanges] = useState({ films, byId: new Map<string, LabeledFilm>() })
  const requested = useRef<LabeledFilm | null>(null)
  const changed = changes.films === films ? changes.byId : new Map<string, LabeledFilm>()

  async function open(film: LabeledFilm): Promise<void> {
    requested.current = film
    setOpened({ film, playback: null })
    const values = { film: film.slug, ...(child ? { child } : {}) }
    const path = paths.memberPost('open-film')
    // Opening a film is idempotent, so the request may be retried.
    const answer = await postJson<{ film: LabeledFilm; playback: Playback }>(path, values, { isRepeatable: true })
    if (answer.isOk) change(answer.body.film)
    else void notify.error('Failed to load film details')
    // Ignores the source if the film was closed or another one was opened in the meantime.
    if (requested.current === film) setOpened({ film, playback: answer.isOk ? answer.body.playback : 'failed' })
  }

  function change(film: LabeledFilm): void {
    setChanges((before) => {
      const byId = before.films === films ? before.byId : []
      return { films, byId: new Map(byId).set(film.id, film) }
    })
  }

  /** Updates the card of the open film after more of it was seen. */
  function see(seen: Seen): void {
    if (opened) change({ ...(changed.get(opened.film.id) ?? opened.film), ...seen })
  }

  function close(): void {
    requested.current = null
    setOpened(null)
  }

  return { films: films.map((film) => changed.get(film.id) ?? film), opened, open, close, see }
}
