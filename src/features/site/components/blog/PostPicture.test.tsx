import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PostPicture } from './PostPicture'

const post = { picture: null, category: 'trainingTips', sizes: '20rem' } as const

test('draws the play of the category on a card, decorative and ready to run near the pointer', () => {
  const card = renderToStaticMarkup(<PostPicture {...post} />)
  expect(card).toContain('data-play="{&quot;name&quot;:&quot;Backdoor&quot;')
  expect(card).toContain('aria-hidden="true"')
})

test('says the play of an article in words', () => {
  const article = renderToStaticMarkup(<PostPicture {...post} isLive />)
  expect(article).toContain('Step 2: Player 2 cuts behind x2 to the basket.')
  expect(article).not.toContain('data-play=')
})
