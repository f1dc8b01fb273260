import { cutPlays } from './cut-plays'
import { filmPlays } from './film-plays'
import type { Play } from './play'
import { screenPlays } from './screen-plays'

/** The playbook. Every page, program and stage has a different play. */
export const plays = { ...cutPlays, ...screenPlays, ...filmPlays } satisfies Record<string, Play>

export type PlayName = keyof typeof plays
