import { SiteLink } from '@/components/ui/SiteLink.client'
import { Tag } from '@/components/ui/Tag'
import type { SearchPage } from '@/payload-types'
import { Button } from '@/components/ui/Button'
import { pluralize } from '@/lib/counts'
import { paths } from '@/lib/paths'
import type { Outcome, Result } from '../../server/search'
import { excerptOf, isHit, markHits, type Query, toMarks } from '../../rules/search'
import { Suggestions } from './Suggestions'
import styles from './search.module.css'

const KINDS: Record<string, string> = {
  page: 'Page',
  posts: 'Article',
  programs: 'Program',
  events: 'Event',
  faqs: 'Question',
  coaches: 'Coach',
  cities: 'City',
  albums: 'Pictures',
}

type AnswerProps = { page: SearchPage; query: Query; outcome: Outcome }

/** The results below a heading with their number, and whether they match the query or are only similar. */
export function Answer({ page, query, outcome: { results, isClose, stems } }: AnswerProps) {
  if (results.length === 0) return <NothingFound page={page} text={query.text} />
  return (
    <section className={styles.answer} aria-labelledby="results">
      <h2 id="results">
        {isClose ? withQuery(page.answers.close, query.text) : <Count count={results.length} text={query.text} />}
      </h2>
      <Results results={results} words={toMarks(query.words, stems)} />
    </section>
  )
}

function Count({ count, text }: { count: number; text: string }) {
  return (
    <>
      <b>{count}</b> {pluralize(count, 'result')} for “{text}”
    </>
  )
}

function NothingFound({ page, text }: { page: SearchPage; text: string }) {
  return (
    <div className="grid gap-section">
      <section aria-labelledby="results">
        <h2 id="results">{withQuery(page.answers.none, text)}</h2>
        <p className="mt-6 lede">{page.answers.noneText}</p>
        <Button href={paths.contact} variant="line" className="mt-8" arrow>
          Contact us
        </Button>
      </section>
      <Suggestions suggestions={page.suggestions} />
    </div>
  )
}

function withQuery(sentence: string, text: string): string {
  return sentence.replaceAll('{query}', () => text)
}

/** The results, best first: their kind, their link, and the highlighted matches in context. */
function Results({ results, words }: { results: Result[]; words: string[] }) {
  return (
    <ol className={styles.results}>
      {results.map((result) => (
        <li key={`${result.kind} ${result.title}`}>
          <Tag>{KINDS[result.kind] ?? result.kind}</Tag>
          <div>
            <h3>
              <SiteLink href={result.path}>
                <Marked text={result.title} words={words} />
              </SiteLink>
            </h3>
            <p>
              <Marked text={excerptOf(bestText(result, words), words)} words={words} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Marked({ text, words }: { text: string; words: string[] }) {
  return markHits(text, words).map((piece, index) =>
    piece.isHit ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  )
}

// The lede, unless only the body contains the query.
function bestText({ lead, snippet }: Result, words: string[]): string {
  return lead && (isHit(lead, words) || !isHit(snippet, words)) ? lead : snippet
}
