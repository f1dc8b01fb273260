import { display, type Face } from '../drawings/font'

type TextProps = {
  face?: Face
  lines: string[]
  /** The left end of the first line's baseline. */
  at: readonly [x: number, y: number]
  size: number
  leading?: number
  tone?: string
}

/** A text as outlines, line by line. */
export function Text({ face = display, lines, at: [x, y], size, leading = 1, tone = 'text' }: TextProps) {
  return (
    <g className={tone}>
      {lines.map((line, index) => (
        <g key={index} transform={`translate(${x} ${y + index * size * leading}) scale(${size})`}>
          {layOutLetters(face, line).map(({ d, left }, letter) => (
            <path key={letter} d={d} transform={`translate(${left.toFixed(3)} 0)`} />
          ))}
        </g>
      ))}
    </g>
  )
}

/** A short number or letter centered on a point of the court. */
export function Label({ children, at: [x, y], height }: { children: string; at: readonly number[]; height: number }) {
  const size = height / Math.max(...[...children].map((character) => display(character).height))
  const width = widthOf(display, children) * size
  return (
    <g transform={`translate(${round((x ?? 0) - width / 2)} ${round((y ?? 0) + height / 2)}) scale(${size})`}>
      {layOutLetters(display, children).map(({ d, left }, index) => (
        <path key={index} d={d} transform={`translate(${left} 0)`} />
      ))}
    </g>
  )
}

/** Breaks a text into the fewest lines that fit the column, with similar lengths. */
export function wrap(words: string, size: number, width: number, face: Face = display): string[] {
  const loose = fill(words, size, width, face)
  for (let narrow = width / 2; narrow < width; narrow += size / 4) {
    const lines = fill(words, size, narrow, face)
    if (lines.length === loose.length && lines.every((line) => widthOf(face, line) * size <= narrow)) return lines
  }
  return loose
}

function fill(words: string, size: number, width: number, face: Face): string[] {
  const lines: string[] = []
  // Does not break between "player" and the number.
  const bound = words.replace(/(player) (\d)/gi, '$1\u00a0$2')
  for (const word of bound.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && widthOf(face, longer) * size <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function widthOf(face: Face, line: string): number {
  return [...line].reduce((width, character) => width + face(character).advance, 0)
}

function layOutLetters(face: Face, line: string): { d: string; left: number }[] {
  const characters = [...line]
  return characters.map((character, index) => ({
    d: face(character).d,
    left: widthOf(face, characters.slice(0, index).join('')),
  }))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
