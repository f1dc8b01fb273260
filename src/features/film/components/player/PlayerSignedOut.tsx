import { SessionEnded } from '@/components/ui/SessionEnded.client'
import { paths } from '@/lib/paths'
import type { Playback } from '../../rules/playback'

/** Replaces a film whose member was signed out during playback. */
export function PlayerSignedOut({ playback: { memberId, slug } }: { playback: Playback }) {
  return memberId ? (
    <SessionEnded returnTo={paths.film(slug)}>
      The film has stopped, and what you watched is kept. Sign in and go on at the same second.
    </SessionEnded>
  ) : (
    <SessionEnded>Sign in to go on watching.</SessionEnded>
  )
}
