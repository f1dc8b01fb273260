import { expect, test } from 'vitest'
import { listPlayKeys } from '@/components/rich-text/content'
import { coverPlay, listCoverKeys } from '@/features/site/rules/post-plays'
import { NEW_PLAY } from '@/lib/court/play'
import type { Play, Post } from '@/payload-types'
import { findPlays } from '@/server/content/plays'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')

const context = { disableRevalidate: true }
const TEXT = {
  root: { type: 'root', format: '', indent: 0, version: 1, direction: 'ltr', children: [] as unknown[] },
}

async function makePlay(name: string): Promise<Play> {
  const [cms, user] = [await payload(), await staffAs('coach')]
  const drawing = { ...NEW_PLAY, steps: [{ moves: [{ type: 'pass', who: '1', to: '2' }] }] }
  const data = { name, description: 'The guard passes to the wing.', kind: 'offense', drawing, _status: 'published' }
  return cms.create({ collection: 'plays', data: data as never, overrideAccess: false, user, context })
}

async function hide({ id }: Play): Promise<Play> {
  const [cms, user] = [await payload(), await staffAs('coach')]
  const data = { _status: 'draft' as const }
  return cms.update({ collection: 'plays', id, data, overrideAccess: false, user, context }) as Promise<Play>
}

/** Changes the article without a picture, as an editor does. */
async function changeArticle(change: object): Promise<Post> {
  const [cms, user] = [await payload(), await staffAs('editor')]
  const { docs } = await cms.find({ collection: 'posts', limit: 1, sort: 'number', depth: 0 })
  const options = { id: docs[0]!.id, data: { image: null, ...change, _status: 'published' } as never, context }
  return cms.update({ collection: 'posts', ...options, overrideAccess: false, user }) as Promise<Post>
}

function playsOf(post: Post) {
  return findPlays([...listCoverKeys(post), ...listPlayKeys(post.content)])
}

function textWith(key: string | null | undefined) {
  const text = { type: 'text', text: 'Watch the wing.', detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
  const paragraph = { type: 'paragraph', format: '', indent: 0, version: 1, children: [text], direction: 'ltr' }
  const block = {
    type: 'block',
    format: '',
    version: 2,
    fields: { id: 'a1', blockName: '', blockType: 'play', play: key },
  }
  return { root: { ...TEXT.root, children: [paragraph, block] } }
}

test('an article shows a play of the playbook in its text, and the play stays published for it', async () => {
  const play = await makePlay('Elbow entry')
  const post = await changeArticle({ content: textWith(play.key), title: 'How to watch a play' })
  expect((await playsOf(post))[play.key!]).toMatchObject({ name: 'Elbow entry', steps: [{}] })
  await expect(hide(play)).rejects.toThrow('This play is in use: the article “How to watch a play”.')
  await changeArticle({ content: textWith(null) })
  expect(await hide(play)).toMatchObject({ _status: 'draft' })
  expect(await playsOf(post)).not.toHaveProperty(play.key!)
})

test('an article without a picture shows the play that its editor chose, else the one of its category', async () => {
  const play = await makePlay('Baseline drift')
  const coverOf = async (post: Post) => coverPlay(post, await playsOf(post)).name
  expect(await coverOf(await changeArticle({ category: 'trainingTips', play: play.key }))).toBe('Baseline drift')
  await expect(hide(play)).rejects.toThrow('This play is in use')
  expect(await coverOf(await changeArticle({ play: null }))).toBe('Backdoor')
})

test('an article accepts a published play only', async () => {
  const message = 'This play is no longer in the playbook. Choose another one.'
  await expect(changeArticle({ play: 'unknown' })).rejects.toMatchObject({
    data: { errors: [{ path: 'play', message }] },
  })
  await expect(changeArticle({ content: textWith('unknown') })).rejects.toMatchObject({
    data: { errors: [{ path: 'content' }, { path: 'content.play', message }] },
  })
})
