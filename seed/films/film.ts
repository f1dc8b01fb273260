import type { PlayName } from '@/lib/court/plays'
import type { Track } from '@/lib/court/track'
import { ballDefense } from './scenes/ball-defense'
import { basketballIq } from './scenes/basketball-iq'
import { offense } from './scenes/offense'
import { playerStudy } from './scenes/player-study'
import { teamDefense } from './scenes/team-defense'
import type { Scene } from './scene'
import { timeline, type Segment } from './timeline'
import { layOut } from './layout'

/** A film in the list of demo films. Those with a file are rendered here, the others are links. */
export type FilmFacts = {
  slug: string
  title: string
  category: string
  coach: string
  level: string
  duration: number
  file?: string
  chapters: { at: number; title: string }[]
  play: PlayName
}

/** A film ready for rendering. */
export type Film = FilmFacts & { scene: Scene; tracks: Track[]; segments: Segment[] }

const scenes: Record<string, Scene> = { ...ballDefense, ...teamDefense, ...offense, ...basketballIq, ...playerStudy }

/** Lays out a film of the list. @throws Error when it has no scene */
export function toFilm(facts: FilmFacts): Film {
  const scene = scenes[facts.slug]
  if (!scene) throw new Error(`The film "${facts.slug}" has no scene.`)
  const tracks = layOut(scene)
  return { ...facts, scene, tracks, segments: timeline(scene, tracks) }
}
