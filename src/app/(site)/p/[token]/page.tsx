import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { connection } from 'next/server'
import { EndedLink } from '@/components/ui/EndedLink'
import { Button } from '@/components/ui/Button'
import { listRecentPosts } from '@/features/site/server/blog'
import { getSiteFacts, getSiteSettings } from '@/features/site/server/site'
import { Article } from '@/features/site/components/blog/Article'
import { SharedNote } from '@/features/site/components/blog/SharedNote'
import { paths } from '@/lib/paths'
import { getPageTexts } from '@/server/content/page-texts'
import { openSharedPreview } from '@/server/content/shared-previews'
import { setStatus } from '@/server/http/raw-response'
import { checkRate } from '@/server/rate-limit'

export const metadata: Metadata = { title: 'Shared draft', robots: { index: false, follow: false } }

/** The draft of an article for people without an account, while their link is valid. Rendered per request. */
export default async function SharedPreviewPage({ params }: { params: Promise<{ token: string }> }) {
  await connection()
  const isBusy = (await checkRate('shared-preview', { headers: await headers() })) !== null
  const shared = isBusy ? null : await openSharedPreview((await params).token)
  if (!shared) return <Ended isBusy={isBusy} />
  const { post, expiresAt } = shared
  const [page, recent, facts] = await Promise.all([
    getPageTexts('blog-page'),
    listRecentPosts(post.slug ?? undefined),
    getSiteFacts(),
  ])
  return (
    <>
      {/* A draft may lack required fields of a published article. */}
      <Article facts={facts} post={{ ...post, date: post.date ?? post.updatedAt }} page={page} recent={recent} />
      <SharedNote expiresAt={expiresAt} />
    </>
  )
}

async function Ended({ isBusy }: { isBusy: boolean }) {
  setStatus(isBusy ? 429 : 404)
  const { phone } = await getSiteSettings()
  return (
    <EndedLink
      label="Shared draft"
      title={isBusy ? 'Please wait a few minutes' : 'This link has expired'}
      lede={
        isBusy
          ? 'Many pages were opened from your network. Open the link again in a few minutes.'
          : 'A shared draft can be read for seven days. Ask the person who sent you the link for a new one.'
      }
      phone={phone}
      isExpired={!isBusy}
      actions={
        <Button href={paths.blog} big arrow>
          Read the blog
        </Button>
      }
    />
  )
}
