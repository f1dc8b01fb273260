import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Play } from '@/lib/court/play'
import { plays, type PlayName } from '@/lib/court/plays'

type Chapter = { title: string; play?: PlayName }
type Film = { slug: string; title: string; description: string; play?: PlayName; chapters: Chapter[] }
type Question = { question: string; play?: PlayName; options: { text: string }[]; feedback: string }
type Quiz = { film: string; kind: string; questions: Question[] }

const films = readContent<Film[]>('films')
const quizzes = readContent<Quiz[]>('quizzes')
/** The verbs for players' actions, with the kind of line for each. */
const DEEDS = { drives: 'dribble', dribbles: 'dribble', passes: 'pass', kicks: 'pass' } as const

describe('the drawings match the texts', () => {
  test.each(films)('the film $slug, its description and its chapters', ({ title, description, play, chapters }) => {
    expectNamed(`${title} ${description}`, drawnAs(play))
    for (const chapter of chapters) {
      const drawn = drawnAs(chapter.play ?? play)
      expectNamed(chapter.title, drawn)
      expectDone(chapter.title, drawn)
    }
  })

  test.each(quizzes)('the $kind quiz about $film, each question beside its own play', ({ film, questions }) => {
    const ofFilm = films.find(({ slug }) => slug === film)
    for (const { question, play, options, feedback } of questions) {
      const drawn = drawnAs(play ?? ofFilm?.play)
      expectNamed([question, feedback, ...options.map(({ text }) => text)].join(' '), drawn)
      expectDone(question, drawn)
    }
  })
})

function drawnAs(name: PlayName | undefined): Play {
  if (!name) throw new Error('Nothing is drawn.')
  return plays[name]
}

/** Returns the players mentioned in a text: player 2, players 2 and 3, x4. Each must be on the court. */
function expectNamed(words: string, play: Play): void {
  const players = [...words.matchAll(/\bplayers? (\d)(?: and (\d))?/gi)].flatMap(([, one, other]) => [one, other])
  const defenders = [...words.matchAll(/\bx\d\b/g)].map(([label]) => label)
  const drawn = play.players.map(({ label }) => label)
  for (const label of [...players, ...defenders]) if (label) expect(drawn, words).toContain(label)
}

/** Checks that a player who passes or dribbles in the text does so in the drawing: the line starts at that player. */
function expectDone(words: string, play: Play): void {
  const moves = play.steps.flatMap((step) => step.moves)
  for (const [, label = '', deed] of words.matchAll(/\bplayer (\d) (drives|dribbles|passes|kicks)\b/gi)) {
    const type = DEEDS[deed as keyof typeof DEEDS]
    expect(moves, words).toContainEqual(expect.objectContaining({ type, who: label }))
  }
}

function readContent<Content>(name: string): Content {
  return JSON.parse(readFileSync(`seed/content/${name}.json`, 'utf8')) as Content
}
