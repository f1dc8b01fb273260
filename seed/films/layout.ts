import { endOf, layOutStep, type Track } from '@/lib/court/track'
import type { Scene } from './scene'

/** Lays out all phases of a scene; each begins where the previous one ended. Passes in films are straight. */
export function layOut(scene: Scene): Track[] {
  const opening = { starts: new Map(scene.players.map(({ label, at }) => [label, at])), ball: scene.ball }
  const tracks: Track[] = []
  for (const { isRestart, moves } of scene.phases) {
    const before = isRestart ? undefined : tracks.at(-1)
    tracks.push(layOutStep(moves, scene.players, before ? endOf(before) : opening, 0))
  }
  return tracks
}
