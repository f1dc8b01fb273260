import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { plays } from '@/lib/court/plays'
import { closestApproach } from '@/lib/court/track'
import { toFilm, type FilmFacts } from './films/film'
import { captionsOf, chaptersOf, durationOf } from './films/timeline'

type Listed = FilmFacts & {
  description: string
  order: number
  dateAssigned?: string
  videoUrl?: string
  captions?: { language: string; label: string; file: string }[]
}
type Question = { question: string; options: { text: string; isCorrect: boolean }[]; feedback: string }
type Quiz = { film: string; kind: string; title: string; passMark: number; questions: Question[] }

const CATEGORIES = ['Defense', 'Offense', 'Player Study', 'Basketball IQ']
const LEVELS = ['Foundation', 'Developing', 'Advanced']
const MAX_BYTES = 550_000
const MEDIA = 'seed/media/films'

const films = readContent<Listed[]>('films')
const quizzes = readContent<Quiz[]>('quizzes')
const coaches = readContent<{ name: string }[]>('coaches').map(({ name }) => name)
const drawn = films.filter(({ file }) => file)
const linked = films.filter(({ videoUrl }) => videoUrl)

describe('the demo films', () => {
  it('are fourteen, each with a unique slug that no page uses', () => {
    expect(films).toHaveLength(14)
    expect(new Set(films.map(({ slug }) => slug)).size).toBe(14)
    for (const { slug } of films) expect(slug).toMatch(/^(?!quiz$)[a-z]+(-[a-z]+)*$/)
  })

  it('are in the order of the modules', () => {
    expect(films.map(({ order }) => order)).toEqual(films.map((_, index) => 10 * (index + 1)))
  })

  it('use four categories of the film room and not the fifth', () => {
    expect(new Set(films.map(({ category }) => category))).toEqual(new Set(CATEGORIES))
  })

  it.each(films)('$slug names its author, its audience and its topic', (film) => {
    expect(coaches).toContain(film.coach)
    expect(LEVELS).toContain(film.level)
    expect(film.title.length).toBeLessThanOrEqual(100)
    expect(film.description.match(/[.?](\s|$)/g)?.length).toBeGreaterThanOrEqual(2)
    expect(film.description.length).toBeLessThanOrEqual(600)
    expect(Object.keys(plays)).toContain(film.play)
  })

  it('are assigned to everyone only once, in the last week of October', () => {
    const days = films.flatMap(({ dateAssigned }) => dateAssigned ?? [])
    expect(days).toEqual([expect.stringMatching(/^2026-10-(2[5-9]|3[01])$/)])
  })

  it('are twelve files and two links, never both', () => {
    expect([drawn.length, linked.length]).toEqual([12, 2])
    expect(films.filter(({ file, videoUrl }) => Boolean(file) === Boolean(videoUrl))).toEqual([])
  })

  it('link to YouTube in two URL formats, by ids of eleven characters', () => {
    const forms = linked.map(({ videoUrl = '' }) => videoUrl.replace(/[\w-]{11}$/, 'ID'))
    expect(forms).toEqual(['https://www.youtube.com/watch?v=ID', 'https://youtu.be/ID'])
  })
})

describe.each(drawn)('the film $slug', (facts) => {
  const film = toFilm(facts)
  const path = `${MEDIA}/${facts.file}`

  it('has a small file, and the duration shown on its card', () => {
    expect(statSync(path).size).toBeLessThanOrEqual(MAX_BYTES)
    expect(Number.isInteger(facts.duration)).toBe(true)
    expect(facts.duration).toBeGreaterThanOrEqual(60)
    expect(facts.duration).toBeLessThanOrEqual(90)
    expect(Math.abs(secondsOf(readFileSync(path)) - facts.duration)).toBeLessThan(1)
  })

  it('can start before it is fully loaded: the index precedes the media data', () => {
    const names = boxesOf(readFileSync(path)).map(({ name }) => name)
    expect(names.indexOf('moov')).toBeGreaterThan(0)
    expect(names.indexOf('moov')).toBeLessThan(names.indexOf('mdat'))
  })

  it('has chapters in order within its duration', () => {
    const seconds = facts.chapters.map(({ at }) => at)
    expect(seconds[0]).toBe(0)
    expect(seconds).toEqual([...new Set(seconds)].sort((a, b) => a - b))
    expect(seconds.at(-1)).toBeLessThan(facts.duration)
    for (const { at, title } of facts.chapters) expect([Number.isInteger(at), title.length > 3]).toEqual([true, true])
  })

  it('has captions in order within its duration', () => {
    expect(facts).toHaveProperty('captions', [{ language: 'en', label: 'English', file: `${facts.slug}.vtt` }])
    const cues = readCues(readFileSync(`${MEDIA}/${facts.slug}.vtt`, 'utf8'))
    expect(cues.length).toBeGreaterThanOrEqual(8)
    cues.forEach(({ from, to, text }, index) => {
      expect(from).toBeGreaterThanOrEqual(cues[index - 1]?.to ?? 0)
      expect(to).toBeGreaterThan(from)
      expect(to).toBeLessThanOrEqual(facts.duration)
      expect(text.length).toBeGreaterThan(5)
    })
    for (const { at } of facts.chapters) expect(cues.map(({ from }) => from)).toContain(at)
  })

  it('was rendered after the last change of its scene', () => {
    const { scene, segments, title } = film
    expect(facts.duration).toBe(durationOf(segments))
    expect(facts.chapters.map(({ at, title }) => ({ at, title }))).toEqual(chaptersOf(scene, segments))
    expect(readFileSync(`${MEDIA}/${facts.slug}.vtt`, 'utf8')).toBe(captionsOf(title, scene, segments))
  })

  it('keeps players from overlapping', () => {
    for (const track of film.tracks) {
      const { gap, pair, time } = closestApproach(track)
      expect(gap, `${pair} at ${time.toFixed(2)} s`).toBeGreaterThan(30)
    }
  })
})

describe('the quizzes', () => {
  const ofFilm = (slug: string | undefined, kind: string) =>
    quizzes.filter((quiz) => quiz.film === slug && quiz.kind === kind)

  it('have two questions on a page and three in a dialog for the first film', () => {
    expect(ofFilm(films[0]?.slug, 'film-room').map(({ questions }) => questions.length)).toEqual([2])
    expect(ofFilm(films[0]?.slug, 'library').map(({ questions }) => questions.length)).toEqual([3])
  })

  it('are longer for at least five other films, and some films have none', () => {
    const fuller = quizzes.filter(({ film, kind }) => film !== films[0]?.slug && kind === 'film-room')
    expect(fuller.length).toBeGreaterThanOrEqual(5)
    for (const { questions } of fuller) expect([5, 6]).toContain(questions.length)
    expect(films.some(({ slug }) => quizzes.every(({ film }) => film !== slug))).toBe(true)
  })

  it('belong to one film each, at most one of a kind', () => {
    expect(new Set(quizzes.map(({ film, kind }) => `${film} ${kind}`)).size).toBe(quizzes.length)
    for (const { film } of quizzes) expect(films.map(({ slug }) => slug)).toContain(film)
  })
})

test.each(quizzes)('the $kind quiz about $film can be answered', ({ film, kind, passMark, questions }) => {
  expect(passMark).toBe({ 'film-room': 80, library: 70 }[kind])
  for (const { question, options, feedback } of questions) {
    expect(
      options.filter(({ isCorrect }) => isCorrect),
      question,
    ).toHaveLength(1)
    expect(options).toHaveLength(4)
    expect(new Set(options.map(({ text }) => text.toLowerCase())).size, question).toBe(options.length)
    expect(feedback.match(/[.?](\s|$)/g)?.length, question).toBeLessThanOrEqual(3)
    expect(feedback.length, question).toBeGreaterThan(30)
  }
  // A question must not be about a player missing from the film. film-texts.test.ts checks the drawing beside it.
  const facts = drawn.find(({ slug }) => slug === film)
  const labels = facts ? toFilm(facts).scene.players.map(({ label }) => label) : []
  const named = JSON.stringify(questions).matchAll(/\b(?:player )(\d)\b|\b(x\d)\b/gi)
  for (const [, offense, defense] of named) expect(labels).toContain(offense ?? defense)
})

function readContent<Content>(name: string): Content {
  return JSON.parse(readFileSync(`seed/content/${name}.json`, 'utf8')) as Content
}

type Box = { name: string; body: Buffer }

function boxesOf(data: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= data.length;) {
    const size = data.readUInt32BE(at)
    if (size < 8 || at + size > data.length) throw new Error(`A box of ${size} bytes at ${at}.`)
    boxes.push({ name: data.toString('latin1', at + 4, at + 8), body: data.subarray(at + 8, at + size) })
    at += size
  }
  return boxes
}

// The movie header, version 0: time scale and duration follow the flags and two dates.
function secondsOf(file: Buffer): number {
  const movie = boxesOf(file).find(({ name }) => name === 'moov')
  const header = movie && boxesOf(movie.body).find(({ name }) => name === 'mvhd')
  if (!header || header.body[0] !== 0) throw new Error('The film has no movie header of version 0.')
  return header.body.readUInt32BE(16) / header.body.readUInt32BE(12)
}

function readCues(file: string): { from: number; to: number; text: string }[] {
  const [head, ...blocks] = file.trim().split(/\n\n+/)
  expect(head).toBe('WEBVTT')
  return blocks.map((block) => {
    const [times = '', ...text] = block.split('\n')
    const match = /^(\d{2}):(\d{2}):(\d{2}\.\d{3}) --> (\d{2}):(\d{2}):(\d{2}\.\d{3})$/.exec(times)
    if (!match) throw new Error(`"${times}" is not a time of a caption.`)
    const [h1, m1, s1, h2, m2, s2] = match.slice(1).map(Number) as [number, number, number, number, number, number]
    return { from: h1 * 3600 + m1 * 60 + s1, to: h2 * 3600 + m2 * 60 + s2, text: text.join(' ') }
  })
}
