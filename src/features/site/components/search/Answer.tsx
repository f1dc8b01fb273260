import type { SearchPage } from '@/payload-types'
import { Button } from '@/components/ui/Button'
import { paths } from '@/lib/paths'
import type { Outcome } from '../../server/search'
import { Results } from './Results'
import { toMarks, type Query } from '../../rules/search'
import { Suggestions } from './Suggestions'
import styles from './search.module.css'

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
      <b>{count}</b> {count === 1 ? 'result' : 'results'} for “{text}”
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
