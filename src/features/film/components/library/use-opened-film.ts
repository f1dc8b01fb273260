import { useRef, useState } from 'react'
import { notify } from '@/components/ui/toast'
import { paths } from '@/lib/paths'
import { postJson } from '@/lib/json-request'
import type { Seen } from '../../rules/seen'
import type { Playback } from '../../rules/playback'
import type { ShownFilm } from '../../rules/library'

/** The film that is open above the library; its source arrives a moment later, or never. */
export type OpenedFilm = { film: ShownFilm; playback: Playback | 'failed' | null }

/** The films, one of which may be open; opening it is written down. New films from the server replace all of it. */
export function useOpenedFilm(films: ShownFilm[], child: string | null) {
  const [opened, setOpened] = useState<OpenedFilm | null>(null)
  const [changes, setChanges] = useState({ films, byId: new Map<string, ShownFilm>() })
  const asked = useRef<ShownFilm | null>(null)
  const changed = changes.films === films ? changes.byId : new Map<string, ShownFilm>()

  async function open(film: ShownFilm): Promise<void> {
    asked.current = film
    setOpened({ film, playback: null })
    const values = { film: film.slug, ...(child ? { child } : {}) }
    const path = paths.memberPost('open-film')
    // Opened twice, it is opened once: this may be tried again.
    const answer = await postJson<{ film: ShownFilm; playback: Playback }>(path, values, { isRepeatable: true })
    if (answer.isOk) change(answer.body.film)
    else void notify.error('Failed to load film details')
    // It was closed, or another film was opened, while the source loaded.
    if (asked.current === film) setOpened({ film, playback: answer.isOk ? answer.body.playback : 'failed' })
  }

  function change(film: ShownFilm): void {
    setChanges((before) => {
      const byId = before.films === films ? before.byId : []
      return { films, byId: new Map(byId).set(film.id, film) }
    })
  }

  /** More of the open film was seen: its card says so at once. */
  function see(seen: Seen): void {
    if (opened) change({ ...(changed.get(opened.film.id) ?? opened.film), ...seen })
  }

  function close(): void {
    asked.current = null
    setOpened(null)
  }

  return { films: films.map((film) => changed.get(film.id) ?? film), opened, open, close, see }
}
