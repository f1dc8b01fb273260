import { writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '@/lib/roles'
import { pool } from '@/server/database/pool'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'
import { temporaryFolder } from '../support/temporary-folder'

freshDatabase()

beforeEach(() => pool().query('TRUNCATE films, film_settings CASCADE'))

// Tells the hooks that there is no Next server to revalidate here.
const context = { disableRevalidate: true }
const LINK = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

/** Saves a film for everyone, as a member of staff does in the back office. */
async function publish(change: object, role: StaffRole = 'coach') {
  const data = {
    title: 'Zone offense',
    description: 'Where does the ball go after the skip?',
    category: 'Offense',
    level: 'Foundation',
    coach: 'Ruth Figment',
    duration: 90,
    slug: 'zone-offense',
    videoUrl: LINK,
    _status: 'published',
    ...change,
  }
  const cms = await payload()
  const user = await staffAs(role)
  return cms.create({ collection: 'films', data: data as never, overrideAccess: false, user, context })
}

async function messages(change: object): Promise<Record<string, string>> {
  const error = (await publish(change).catch((problem: unknown) => problem)) as {
    data?: { errors: { path: string; message: string }[] }
  }
  return Object.fromEntries((error.data?.errors ?? []).map(({ path, message }) => [path, message]))
}

describe('a film with invalid data is rejected at its field', () => {
  test.each([
    ['videoUrl', { videoUrl: 'https://example.org/embed/1' }, 'This link cannot be played.'],
    ['videoUrl', { videoUrl: 'https://youtu.be/short' }, 'This link cannot be played.'],
    ['videoUrl', { videoUrl: '' }, 'Give a film file or a link.'],
    ['duration', { duration: -5 }, 'Enter the minutes and seconds the film lasts'],
    ['duration', { duration: 1.5 }, 'Enter the minutes and seconds the film lasts'],
    ['chapters', { chapters: [{ at: 95, title: 'Late' }] }, 'A chapter begins at 1:35, but the film lasts 1:30.'],
    [
      'chapters',
      {
        chapters: [
          { at: 5, title: 'One' },
          { at: 5, title: 'Two' },
        ],
      },
      'Two chapters begin at 0:05.',
    ],
    ['slug', { slug: 'quiz' }, 'The site needs “quiz” for itself. Choose another word.'],
    ['play', { play: 'noSuchPlay' }, 'This play is no longer in the playbook.'],
  ])('%s: %j', async (field, change, message) => {
    expect((await messages(change))[field]).toContain(message)
    const { rowCount } = await pool().query('SELECT FROM films')
    expect(rowCount).toBe(0)
  })
})

test('a valid film is saved, with the play of its card', async () => {
  expect(await publish({ play: 'zoneSkip' })).toMatchObject({ slug: 'zone-offense', play: 'zoneSkip' })
})

test('chapters are saved in the order of the film', async () => {
  const film = await publish({
    chapters: [
      { at: 40, title: 'Then' },
      { at: 3, title: 'First' },
    ],
  })
  expect(film.chapters?.map(({ title }) => title)).toEqual(['First', 'Then'])
})

test('another host plays once staff have listed it', async () => {
  const videoUrl = 'https://films.example.org/embed/1'
  const cms = await payload()
  const data = { review: 'under13' as const, hosts: [{ host: 'films.example.org' }] }
  await cms.updateGlobal({ slug: 'film-settings', data, context })
  expect(await publish({ videoUrl })).toMatchObject({ videoUrl })
})

describe('an uploaded film gets the length in its file', () => {
  const FOLDER = 'seed/media/films'

  async function upload(filePath: string) {
    const user = await staffAs('coach')
    const cms = await payload()
    return cms.create({
      collection: 'film-files',
      data: { title: 'Clip' },
      filePath,
      overrideAccess: false,
      user,
      context,
    })
  }

  test('regardless of the input, also when the film is saved again', async () => {
    const listed = JSON.parse(readFileSync('seed/content/films.json', 'utf8')) as { slug: string; duration: number }[]
    const seconds = listed.find(({ slug }) => slug === 'box-out')!.duration
    const file = await upload(`${FOLDER}/box-out.mp4`)
    expect(file.duration).toBe(seconds)
    const film = await publish({ file: file.id, videoUrl: null, duration: 7200 })
    expect(film.duration).toBe(seconds)
    const cms = await payload()
    const again = await cms.update({ collection: 'films', id: film.id, data: { duration: 1 }, context })
    expect(again.duration).toBe(seconds)
  })

  test.each([
    ['en', null],
    ['es-MX', null],
    ['english', 'Enter a language code: en for English, es for Spanish.'],
    ['EN', 'Enter a language code: en for English, es for Spanish.'],
  ])('captions in the language %j: %s', async (language, problem) => {
    const { id } = await upload(`${FOLDER}/box-out.vtt`)
    const captions = [{ language, label: 'English', file: id }]
    const film = (await upload(`${FOLDER}/box-out.mp4`)).id
    expect((await messages({ captions, file: film, videoUrl: null }))['captions.0.language'] ?? null).toBe(problem)
    const { rowCount } = await pool().query('SELECT FROM films_captions')
    expect(rowCount).toBe(problem ? 0 : 1)
  })

  test('a file without a length is rejected with a message, and captions need no length', async () => {
    const silent = path.join(temporaryFolder(), 'silent.mp4')
    const film = readFileSync(`${FOLDER}/box-out.mp4`)
    film.writeUInt32BE(0, film.indexOf('mvhd') + 4 + 16)
    await writeFile(silent, film)
    const refused = (await upload(silent).catch((problem: unknown) => problem)) as { data?: { errors: object[] } }
    expect(refused.data?.errors).toEqual([
      expect.objectContaining({ message: expect.stringContaining('does not say how long it lasts') as string }),
    ])
    expect((await upload(`${FOLDER}/box-out.vtt`)).duration).toBeNull()
  })
})

test.each(['registrar', 'treasurer'] as const)('a %s cannot create films', async (role) => {
  await expect(publish({}, role)).rejects.toThrow()
})
