import { Button } from '@/components/ui/Button'
import { paths } from '@/lib/paths'
import { QUERY_MAX } from '../../rules/search'
import styles from './search.module.css'

/** The search field: a plain form that works with and without JavaScript. */
export function SearchForm({ label, button, text }: { label: string; button: string; text: string }) {
  return (
    <form action={paths.search} method="get" role="search" className={styles.searchForm}>
      <label htmlFor="q" className="font-semibold">
        {label}
      </label>
      <div>
        <input
          id="q"
          name="q"
          type="search"
          className="input"
          defaultValue={text}
          maxLength={QUERY_MAX}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" big>
          {button}
        </Button>
      </div>
    </form>
  )
}
