import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plays } from '@/lib/court/plays'
import { PostDrawing, PostPicture } from './PostPicture'

test('draws the play of an article on its card, decorative and ready to run near the pointer', () => {
  const card = renderToStaticMarkup(<PostDrawing play={plays.backdoor} />)
  expect(card).toContain('data-play="{&quot;name&quot;:&quot;Backdoor&quot;')
  expect(card).toContain('aria-hidden="true"')
})

test('describes the play of an article as text', () => {
  const article = renderToStaticMarkup(<PostPicture picture={null} play={plays.backdoor} sizes="20rem" />)
  expect(article).toContain('Step 2: Player 2 cuts behind x2 to the basket.')
  expect(article).not.toContain('data-play=')
})
