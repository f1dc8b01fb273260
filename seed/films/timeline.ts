import type { Scene } from './scene'
import type { Track } from '@/lib/court/track'

const TITLE = 3
/** The time for answering before the film ends. */
const ENDING = 10
const FULL = { lead: 0.4, rate: 1, tail: 0.5 }
const SLOW = { lead: 4, rate: 0.35, tail: 2.5 }
/** The reading speed of a twelve-year-old in letters per second, and the time to find the text. */
const READING = { speed: 14, start: 0.5 }
const CARD_CHAPTERS = { title: 'Full speed', ending: 'Your read?' }

/** A section of the film, in seconds from its start. */
export type Segment = { from: number; to: number } & (
  { kind: 'title' | 'ending' } | { kind: 'phase'; phase: number; isSlow: boolean; lead: number; rate: number }
)

/** Returns the sections of the film: title, two runs, and question. The slow run and its phases begin on whole seconds. */
export function timeline(scene: Scene, tracks: Track[]): Segment[] {
  const segments: Segment[] = [{ kind: 'title', from: 0, to: TITLE }]
  let at = TITLE
  tracks.forEach(({ seconds }, phase) => {
    const { lead, rate, tail } = FULL
    const end = at + lead + seconds + tail
    const to = phase === tracks.length - 1 ? Math.ceil(end) : end
    segments.push({ kind: 'phase', phase, isSlow: false, lead, rate, from: at, to })
    at = to
  })
  tracks.forEach(({ seconds }, phase) => {
    const { lead, rate, tail } = SLOW
    const text = `${scene.phases[phase]?.caption} ${scene.phases[phase]?.cue}`
    const reading = READING.start + text.length / READING.speed
    const to = at + Math.ceil(Math.max(lead + seconds / rate + tail, reading))
    segments.push({ kind: 'phase', phase, isSlow: true, lead, rate, from: at, to })
    at = to
  })
  return [...segments, { kind: 'ending', from: at, to: at + ENDING }]
}

/** Returns the duration of the film in whole seconds. */
export function durationOf(segments: Segment[]): number {
  return segments.at(-1)?.to ?? 0
}

/** Returns the chapters: the full-speed run, each step of the slow run, and the question. */
export function chaptersOf(scene: Scene, segments: Segment[]): { at: number; title: string }[] {
  return segments.flatMap((segment) => {
    if (segment.kind !== 'phase') return [{ at: segment.from, title: CARD_CHAPTERS[segment.kind] }]
    return segment.isSlow ? [{ at: segment.from, title: scene.phases[segment.phase]?.caption ?? '' }] : []
  })
}

/** Returns the captions as WebVTT: the texts beside the court, and where the film pauses for the question. */
export function captionsOf(title: string, scene: Scene, segments: Segment[]): string {
  const cues = segments.map((segment) => {
    const phase = segment.kind === 'phase' ? scene.phases[segment.phase] : undefined
    const step = segment.kind === 'phase' ? `${segment.phase + 1}. ${phase?.caption}` : ''
    const spoken = { title, ending: `Your read? ${scene.ending.question}`, phase: step }[segment.kind]
    const cue = segment.kind === 'phase' && segment.isSlow ? `\n${phase?.cue}` : ''
    return `${clock(segment.from)} --> ${clock(segment.to)}\n${spoken}${cue}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

function clock(seconds: number): string {
  const thousandths = Math.round(seconds * 1000)
  const parts = [Math.floor(thousandths / 3_600_000), Math.floor(thousandths / 60_000) % 60]
  const rest = ((thousandths % 60_000) / 1000).toFixed(3).padStart(6, '0')
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}:${rest}`
}
