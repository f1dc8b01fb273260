import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { listedWhere } from '@/features/dashboard/server/narrowed-lists'
import { workLists } from '@/features/dashboard/server/work-queue/lists'
import { pool } from '@/server/database/pool'
import { withoutTaggedNames } from '@collections/fields/without-full-names'
import { withoutPages } from './access-requests'
import { albumOf, makePicture } from './picture-support'
import { context } from './rosters-support'
import { freshDatabase, payload } from './support'

freshDatabase()

const NAMED = 'This names a player in full. Write the first name and initial, such as “Maya R.”.'

beforeAll(async () => {
  await withoutPages()
  const cms = await payload()
  const division = '12U' as const
  await cms.create({
    collection: 'players',
    data: { firstName: 'Máya', lastName: 'Rivers-O’Example', number: '7', age: 11, gender: 'girl', division } as never,
    context,
  })
})

/** Returns the error of each field, or that the document was accepted. */
async function problemsOf(work: Promise<unknown>): Promise<string[] | 'taken'> {
  try {
    await work
    return 'taken'
  } catch (error) {
    const { errors } = (error as { data: { errors: { path: string; message: string }[] } }).data
    return errors.map(({ path, message }) => `${path}: ${message}`)
  }
}

describe('a full name beside a picture is rejected', () => {
  test.each([
    'Máya Rivers-O’Example shoots',
    'maya rivers oexample',
    "MAYA   RIVERS-O'EXAMPLE!",
    'Rivers-O’Example, Máya',
    '#MayaRivers-OExample',
    'With Maya J. Rivers-O’Example',
    'Ma\u200bya Rivers-O’Example’s first game',
  ])('%j', async (alt) => {
    expect(await problemsOf(makePicture({ alt }))).toEqual([`alt: ${NAMED}`])
  })

  test.each(['Maya R. shoots', 'Maya and the rivers', 'Rivers-O’Example family day', 'Amaya Rivers-O’Examples'])(
    '%j is accepted',
    async (alt) => expect(await problemsOf(makePicture({ alt }))).toBe('taken'),
  )

  test('in the caption, title and description of an album, and below a picture in an article', async () => {
    const cms = await payload()
    const picture = await makePicture()
    const { id } = await albumOf(picture, 'published')
    const name = 'Maya Rivers-O’Example'
    const change = (data: object) =>
      problemsOf(cms.update({ collection: 'albums', id, data: { ...data, _status: 'published' }, context }))
    expect(await change({ pictures: [{ picture, caption: name }] })).toEqual([`pictures.0.caption: ${NAMED}`])
    expect(await change({ title: name })).toEqual([`title: ${NAMED}`])
    expect(await change({ description: name })).toEqual([`description: ${NAMED}`])
    const upload = (caption: string) => ({
      ...{ type: 'upload', version: 3, relationTo: 'media', value: picture, id: 'a', fields: { caption } },
      format: '',
    })
    const post = (caption: string) =>
      problemsOf(
        cms.create({
          collection: 'posts',
          data: {
            ...{ title: 'A', slug: `a-${caption.length}`, excerpt: 'B', date: '2026-11-01T12:00:00.000Z' },
            ...{ category: 'events', author: 'C', authorRole: 'D', _status: 'published' },
            content: {
              root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [upload(caption)] },
            },
          } as never,
          context,
        }),
      )
    expect(JSON.stringify(await post(name))).toContain('caption')
    expect(await post('Maya R.')).toBe('taken')
  })
})

describe('any name of a tagged player is rejected', () => {
  const TAGGED = 'This names a player who is tagged on the picture.'

  async function tagged(alt = 'A player shoots') {
    const { docs } = await (await payload()).find({ collection: 'players', limit: 1, depth: 0 })
    return makePicture({ alt, players: [docs[0]!.id] })
  }

  test.each(['Maya shoots', 'Máya R. shoots', 'Maya’s first game', 'The Rivers-O’Example family'])(
    'in the text: %j',
    async (alt) => {
      expect(await problemsOf(tagged(alt))).toEqual([expect.stringContaining(TAGGED)])
    },
  )

  test('in a form that sends its tags as documents', async () => {
    const cms = await payload()
    const { docs } = await cms.find({ collection: 'players', limit: 1, depth: 0 })
    const check = async (players: unknown[]) =>
      withoutTaggedNames('Maya shoots', { req: await createLocalReq({}, cms), siblingData: { players } })
    expect(await check([docs[0]])).toContain(TAGGED)
    expect(await check([{ id: 'another' }, null])).toBe(true)
  })

  test('in the caption of an album, whatever the text of the picture', async () => {
    const picture = await tagged('Amaya’s team shoots')
    const { id } = await albumOf(picture, 'published')
    const caption = (words: string) =>
      problemsOf(
        (async () => {
          const data = { pictures: [{ picture, caption: words }], _status: 'published' as const }
          await (await payload()).update({ collection: 'albums', id, data, context })
        })(),
      )
    expect(await caption('Maya after the final')).toEqual([expect.stringContaining(TAGGED)])
    expect(await caption('After the final')).toBe('taken')
  })

  test('texts that were written before are listed for editors', async () => {
    const texts = ['MÁYA, shooting', 'Maya’s first shot', 'Amaya shooting', 'The Mayas shoot']
    const pictures = await Promise.all(texts.map(() => tagged()))
    for (const [index, alt] of texts.entries())
      await pool().query('UPDATE media SET alt = $2 WHERE id = $1', [pictures[index], alt])
    const { in: listed } = (await listedWhere('named-pictures', pool())).id
    expect(pictures.map((picture) => listed.includes(picture))).toEqual([true, true, false, false])
    const list = workLists(new Date()).find(({ key }) => key === 'named-pictures')
    expect(list?.roles).toEqual(['editor'])
  })
})
