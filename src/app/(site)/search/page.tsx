import { headers } from 'next/headers'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { withFacts } from '@/features/site/rules/placeholders'
import { Answer } from '@/features/site/components/search/Answer'
import { search } from '@/features/site/server/search'
import { readQuery, type Query } from '@/features/site/rules/search'
import { SearchForm } from '@/features/site/components/search/SearchForm'
import { Suggestions } from '@/features/site/components/search/Suggestions'
import { paths } from '@/lib/paths'
import { checkRate } from '@/server/rate-limit'
import { storeUntilContentChanges } from '@/server/http/page-cache'
import { getSiteFacts } from '@/features/site/server/site'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'

export const generateMetadata = metadataOf('search-page', {
  title: 'Search',
  description:
    'Find pages, articles, programs, events and answers of our youth basketball academy in Surprise, Arizona.',
  path: paths.search,
  noindex: true,
})

export default async function SearchPage({ searchParams }: { searchParams: Promise<{ q?: string | string[] }> }) {
  const [page, query] = [await getPageTexts('search-page'), readQuery((await searchParams).q)]
  if (!page.hero?.title) return <UnpublishedPage title="Search" />
  const { title, field, button } = page.hero
  const seconds = query ? await checkRate('search', { headers: await headers() }) : null
  // Not the page for a single client that sent too many requests.
  if (seconds === null) storeUntilContentChanges()
  return (
    <>
      <PageHero title={title} compact>
        <SearchForm label={field} button={button} text={query?.text ?? ''} />
      </PageHero>
      <div className="wrap section">
        {!query && <Suggestions suggestions={page.suggestions} />}
        {seconds !== null && <p role="status">{page.answers.wait.replaceAll('{seconds}', String(seconds))}</p>}
        {query && seconds === null && <Answer page={page} query={query} outcome={await runSearch(query)} />}
      </div>
    </>
  )
}

// Results contain placeholders for fees, ages and hours, which are filled in here.
async function runSearch(query: Query) {
  const [outcome, facts] = await Promise.all([search(query), getSiteFacts()])
  // A snippet may be cut off within a placeholder.
  const fill = (text: string) => withFacts(text, facts).replace(/\{[a-z]*$/, '')
  const results = outcome.results.map((one) => ({ ...one, lead: fill(one.lead), snippet: fill(one.snippet) }))
  return { ...outcome, results }
}
