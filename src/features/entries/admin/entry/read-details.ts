import { cache } from 'react'
import type { Staff } from '@/payload-types'
import type { InboxKind } from '../../rules/kinds'
import { findEntryDetails } from '../../server/entry/queries'

/** Reads the internal data of an entry, cached for all parts of its page. */
export const readDetails = cache((staff: Staff, kind: InboxKind, id: string) => findEntryDetails(staff, { kind, id }))
