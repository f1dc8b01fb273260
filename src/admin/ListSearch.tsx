import type { BeforeListTableServerProps } from 'payload'
import { decryptSearch } from '@/server/encryption/list-search'
import { ListSearchField } from './lazy.client'

type Props = BeforeListTableServerProps & {
  /** What the search finds. */
  hint: string
}

/** The search field of a list of people, in place of Payload's: see collections/private-search.ts. */
export function ListSearch({ collectionSlug, hint, searchParams }: Props) {
  const search = searchParams?.search
  const text = typeof search === 'string' ? decryptSearch(search, collectionSlug) : ''
  return <ListSearchField collection={collectionSlug} hint={hint} searched={text} />
}
