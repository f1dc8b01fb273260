import { beforeAll, describe, expect, test } from 'vitest'
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
    // The possessive apostrophe is attached to the name, as in writing.
    const cleaned = alt.replace('Example’s', 'Example ')
    expect(await problemsOf(makePicture({ alt: cleaned }))).toEqual([`alt: ${NAMED}`])
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
