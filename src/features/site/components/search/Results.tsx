import { SiteLink } from '@/components/ui/SiteLink.client'
import { Tag } from '@/components/ui/Tag'
import type { Result } from '../../server/search'
import { excerptOf, isHit, markHits } from '../../rules/search'
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

/** The results, best first: their kind, their link, and the highlighted matches in context. */
export function Results({ results, words }: { results: Result[]; words: string[] }) {
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
