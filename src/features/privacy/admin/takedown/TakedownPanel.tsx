import type { UIFieldServerProps } from 'payload'
import { hasRole } from '@/lib/roles'
import { adminPaths } from '@/lib/admin-paths'
import { TAKEDOWN_ROLES, TAKEDOWN_LABELS, type TakedownPlace } from '../../rules/takedown'
import { findTakedown, type Takedown } from '../../server/takedown/store'
import { NotLoaded } from '@/admin/NotLoaded.client'
import { reportUnread } from '@/admin/report-unread'
import { TakedownActions } from './TakedownActions.client'
import styles from './takedown.module.css'

const PLACES: Record<string, TakedownPlace> = { 'form-entries': 'entry', media: 'picture', players: 'player' }

/** The take-down request of an entry, a picture or a player: its state, and the two decisions. */
export async function TakedownPanel({ collectionSlug, id, req }: UIFieldServerProps) {
  const place = PLACES[collectionSlug]
  if (!place || !id || !req.user) return null
  const takedown = await findTakedown(place, String(id)).catch(reportUnread)
  if (takedown === undefined) return <NotLoaded what="The request to take this down" />
  if (takedown === null || !hasRole(req.user, ...TAKEDOWN_ROLES[takedown.kind])) return null
  const { kind, state } = takedown
  return (
    <section className={`fc-ember-enabled ${styles.panel}`} aria-labelledby="fc-takedown-title">
      <h2 id="fc-takedown-title">{kind === 'picture' ? 'Picture to take down' : 'Name to take down'}</h2>
      {place === 'entry' && <TakedownSubject takedown={takedown} />}
      <TakedownActions key={state} kind={kind} id={takedown.id} state={state} labels={TAKEDOWN_LABELS} />
    </section>
  )
}

function TakedownSubject({ takedown: { kind, id, title, thumbnail } }: { takedown: Takedown }) {
  return (
    <p className={styles.what}>
      {thumbnail && <img src={thumbnail} alt="" />}
      <a href={adminPaths.document(kind === 'picture' ? 'media' : 'players', id)}>{title}</a>
    </p>
  )
}
