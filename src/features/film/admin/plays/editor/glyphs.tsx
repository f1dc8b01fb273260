import type { Mode } from './use-play-editor'

const GLYPHS: Record<Mode, string> = {
  place: 'M5 3l7 15 2.5-6.5L21 9z',
  pass: 'M3 10H40M38 5l6 5-6 5',
  cut: 'M3 15C14 3 28 3 43 9M38 4l5.5 5-7 4',
  dribble: 'M3 10l5-5 6 10 6-10 6 10 5-6H43M38 4l5.5 5-5.5 5',
  screen: 'M3 10H42M42 3V17',
  handoff: 'M3 10H40M38 5l6 5-6 5M18 4v12M24 4v12',
  shot: 'M3 10H30M43 10a6 6 0 1 1-12 0 6 6 0 0 1 12 0',
  offense: 'M11 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15',
  defense: 'M5 4l12 12M17 4L5 16',
}

/** The symbol of a tool or a move, as it is drawn on the court. */
export function Glyph({ mode }: { mode: Mode }) {
  return (
    <svg viewBox="0 0 48 20" aria-hidden="true" data-glyph={mode}>
      <path d={GLYPHS[mode]} />
    </svg>
  )
}

const ICONS = {
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'm15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
  play: 'M6 3l14 9-14 9z',
  mirror:
    'M8 3H5a2 2 0 0 0-2 2v14c0 1.1.9 2 2 2h3M16 3h3a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-3M12 20v2M12 14v2M12 8v2M12 2v2',
  copy: 'M8 8h14v14H8zM4 16H2V2h14v2',
  earlier: 'M15 5l-7 7 7 7',
  later: 'M9 5l7 7-7 7',
  remove: 'M3 6h18M19 6v15H5V6M8 6V3h8v3M10 11v6M14 11v6',
  add: 'M5 12h14M12 5v14',
  draw: 'M4 20.5 5 16 16.5 4.5l3.5 3.5L8.5 19.5z',
} as const

export type IconName = keyof typeof ICONS

export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-icon>
      <path d={ICONS[name]} />
    </svg>
  )
}
