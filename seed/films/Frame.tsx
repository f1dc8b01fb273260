import type { ReactNode } from 'react'
import { MoveMark } from '../../src/components/court/MoveMark'
import { plays, type PlayName } from '@/lib/court/plays'
import { linesOf } from '@/lib/court/trace'
import { text } from '../drawings/font'
import { Lines, Marks, Moment } from './Court'
import type { Film } from './film'
import { Text, wrap } from './Text'
import { SCREEN, stylesOf } from './theme'
import type { Segment } from './timeline'

const MARGIN = 56
const COLUMN = 372
/** The left edge of the floor, beside the text, and the position of the court on it: cropped by the edges of the screen. */
const BOARD = { left: 446, court: 'translate(410 8) scale(1.8)' }
const TITLE_BOARD = { left: 704, court: 'translate(673 108) scale(1.28)' }

type FrameProps = { film: Film; time: number }

/** One frame of a film. */
export function Frame({ film, time }: FrameProps) {
  const segment = film.segments.find(({ from, to }) => from <= time && time < to) ?? film.segments.at(-1)
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${SCREEN.width} ${SCREEN.height}`} {...SCREEN}>
      <style>{stylesOf(film.category)}</style>
      <rect className="ground" {...SCREEN} />
      {segment?.kind === 'title' && <TitleCard film={film} />}
      {segment?.kind === 'phase' && <PhaseCard film={film} time={time} segment={segment} />}
      {segment?.kind === 'ending' && <EndingCard film={film} />}
    </svg>
  )
}

function TitleCard({ film }: { film: Film }) {
  const lines = wrap(film.title.toUpperCase(), 100, 600)
  const top = 370 - (lines.length * 92) / 2
  return (
    <>
      <Board {...TITLE_BOARD}>
        <Diagram name={film.play} />
      </Board>
      <Eyebrow y={top - 92}>{film.category}</Eyebrow>
      <Text lines={lines} at={[MARGIN, top + 20]} size={100} leading={0.92} />
      <Text
        face={text}
        lines={[`${film.coach} · ${film.level}`]}
        at={[MARGIN, top + lines.length * 92 + 16]}
        size={30}
        tone="quiet"
      />
    </>
  )
}

function Board({ left, court, children }: { left: number; court: string; children: ReactNode }) {
  return (
    <>
      <clipPath id="board">
        <rect x={left} width={SCREEN.width - left} height={SCREEN.height} />
      </clipPath>
      <g clipPath="url(#board)">
        <rect className="floor" {...SCREEN} />
        <g transform={court}>
          <Lines />
          {children}
        </g>
      </g>
    </>
  )
}

function Diagram({ name }: { name: PlayName }) {
  const play = plays[name]
  return (
    <>
      <g className="play">
        {linesOf(play).map((move, index) => (
          <MoveMark key={index} move={move} maskId={`thumb-${index}`} />
        ))}
      </g>
      <Marks players={play.players} />
    </>
  )
}

function PhaseCard({ film, time, segment }: FrameProps & { segment: Segment & { kind: 'phase' } }) {
  const { phase, isSlow, lead, rate, from } = segment
  const { scene, tracks } = film
  const track = tracks[phase]
  const step = scene.phases[phase]
  if (!track || !step) throw new Error(`"${film.title}" has no phase ${phase + 1}.`)
  const moment = Math.min(track.seconds, Math.max(0, (time - from - lead) * rate))
  const begin = scene.phases.findLastIndex((one, index) => index <= phase && (one.isRestart || index === 0))
  const caption = wrap(step.caption.toUpperCase(), 58, COLUMN)
  return (
    <>
      <Board {...BOARD}>
        <Moment
          scene={scene}
          track={track}
          time={moment}
          earlier={tracks.slice(begin, phase)}
          showsPlan={isSlow}
          look={isSlow ? step.look : undefined}
        />
      </Board>
      <Eyebrow y={70}>{isSlow ? 'Slow motion' : 'Full speed'}</Eyebrow>
      <Text lines={[String(phase + 1)]} at={[MARGIN - 6, 262]} size={210} />
      <Text lines={caption} at={[MARGIN, 340]} size={58} leading={0.96} />
      {isSlow && (
        <Text
          face={text}
          lines={wrap(step.cue, 27, COLUMN, text)}
          at={[MARGIN, 340 + caption.length * 56 + 6]}
          size={27}
          leading={1.34}
          tone="quiet"
        />
      )}
      <Ticks count={tracks.length} done={phase + 1} />
    </>
  )
}

function EndingCard({ film }: { film: Film }) {
  const { ending } = film.scene
  const track = film.tracks[ending.phase]
  if (!track) throw new Error(`"${film.title}" ends on a phase that it does not have.`)
  return (
    <>
      <Board {...BOARD}>
        <Moment scene={film.scene} track={track} time={ending.at ?? 0} showsTrails={false} />
      </Board>
      <Text lines={['YOUR', 'READ?']} at={[MARGIN - 4, 222]} size={172} leading={0.86} />
      <Text face={text} lines={wrap(ending.question, 34, COLUMN, text)} at={[MARGIN, 450]} size={34} leading={1.3} />
    </>
  )
}

function Eyebrow({ y, children }: { y: number; children: string }) {
  return (
    <>
      <rect className="dash" x={MARGIN} y={y - 10} width="40" height="4" />
      <Text face={text} lines={[children]} at={[MARGIN + 54, y]} size={27} />
    </>
  )
}

function Ticks({ count, done }: { count: number; done: number }) {
  const width = (COLUMN - (count - 1) * 10) / count
  return Array.from({ length: count }, (_, index) => (
    <rect
      key={index}
      className={index < done ? 'tick done' : 'tick'}
      x={MARGIN + index * (width + 10)}
      y={664}
      width={width}
      height="6"
    />
  ))
}
