'use client'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import type { LibraryFilm } from '../../rules/library-film'
import { formatCount } from '@/lib/counts'
import { paths } from '@/lib/paths'
import { categoriesOf, figuresOf, filterFilms, NO_FILTERS } from '../../rules/library-filters'
import type { LabeledFilm } from '../../rules/library'
import { FilmCard } from './FilmCard.client'
import { FilmDialog } from './FilmDialog.client'
import { LibraryHead, type LibraryTexts } from './LibraryHead'
import { LibraryTools } from './LibraryTools.client'
import { NextFilm } from './NextFilm'
import { useFilters } from './use-filters'
import { useOpenedFilm } from './use-opened-film'
import styles from './library.module.css'

export type FilmLibraryProps = {
  films: LabeledFilm[]
  texts: LibraryTexts
  /** The query string of the URL, which contains the filters. */
  query: string
  /** The linked child whose progress is shown to a parent. */
  child: string | null
  /** The plays in use, drawn on the server. */
  drawings: Partial<Record<string, ReactNode>>
  /** Shown between the headline and the films: a parent's selection of children. */
  children?: ReactNode
  /** Buttons on a film's card. */
  actions?: (film: LibraryFilm) => ReactNode
  /** The link to the quiz of a watched film that is next; see NextFilm. */
  quizOf?: (film: LibraryFilm) => ReactNode
}

/** The number of cards rendered at first; more follow on demand. */
const PAGE = 24
const EARLY_CARDS = 3

/** Renders the library: every film a member may watch, with search and filters that need no reload. */
export function FilmLibrary({ films, texts, query, child, drawings, children, actions, quizOf }: FilmLibraryProps) {
  const { films: all, opened, open, close, see } = useOpenedFilm(films, child)
  const { filters, change, queryWith } = useFilters(query)
  const [pages, setPages] = useState(1)
  const found = filterFilms(all, filters)
  const [visible, figures] = [found.slice(0, pages * PAGE), figuresOf(all)]

  return (
    <div className={`wrap ${styles.library}`}>
      <LibraryHead texts={texts} figures={figures} />
      {children}
      <NextFilm films={all} child={child} drawings={drawings} quizOf={quizOf} />
      <LibraryTools
        filters={filters}
        categories={categoriesOf(all)}
        assigned={figures.assigned}
        hrefOf={(part) => `${paths.filmRoom}?${queryWith(part)}`}
        hiddenFields={[...new URLSearchParams(queryWith({ search: '' }))]}
        onChange={(part, isTyping) => {
          setPages(1)
          change(part, isTyping)
        }}
      />
      <div role="tabpanel" id="library-films" aria-labelledby={`tab-${filters.tab}`}>
        <h2 className="sr-only">Films</h2>
        <p role="status" className="sr-only">
          {formatCount(found.length, 'film')}
        </p>
        {found.length === 0 && <NoFilms onClear={() => change(NO_FILTERS)} />}
        <ul className={styles.filmGrid}>
          {visible.map((film, index) => (
            <li key={film.id}>
              <FilmCard
                film={film}
                href={paths.film(film.slug, child)}
                drawing={drawings[film.play]}
                actions={actions?.(film)}
                isEarly={index < EARLY_CARDS}
                onWatch={() => void open(film)}
              />
            </li>
          ))}
        </ul>
        {visible.length < found.length && (
          <Button variant="line" className={styles.more} onClick={() => setPages(pages + 1)}>
            Show {Math.min(PAGE, found.length - visible.length)} more films
          </Button>
        )}
      </div>
      {opened && (
        <FilmDialog
          opened={opened}
          href={paths.film(opened.film.slug, child)}
          drawing={drawings[opened.film.play]}
          onSeen={see}
          onClose={close}
        />
      )}
    </div>
  )
}

function NoFilms({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.empty}>
      <p className="num">No films found</p>
      <p>Try adjusting your search or filter criteria</p>
      <Button variant="line" onClick={onClear}>
        Clear search and filters
      </Button>
    </div>
  )
}
