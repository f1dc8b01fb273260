import 'server-only'
import { REQUIRED_CONSENTS } from '@/features/people/rules/consents'
import { pool } from '@/server/database/pool'
import type { Child } from '../child-file/child'
import { listParents } from './parents'

/** Facts to show before a child is erased, in addition to its file. */
export type ErasureFacts = {
  /** Signatures that the academy must be able to prove. */
  waivers: number
  /** Pictures of the child: they stay hidden until staff delete them. */
  pictures: number
  /** Messages from the family's addresses that belong to no child: staff read them and decide. */
  messages: number
  /** Other children of the same family, which are not affected. */
  siblings: string[]
  /** Accounts of parents without another child, which go too. */
  parents: number
  /** The addresses that are notified. */
  addresses: string[]
}

/** The mail addresses of a child's guardians. */
const ADDRESSES = `
  SELECT lower(guardian_email) FROM enrolments WHERE id = ANY ($2) AND guardian_email <> ''
  UNION SELECT email FROM inbox_entries WHERE entry_id = ANY ($1) AND email <> ''`

/** Counts the data that remains after an erasure. */
export async function findErasureFacts(child: Child): Promise<ErasureFacts> {
  const { entries, players, enrolments, name } = child
  const { length: parents } = await listParents(pool(), child)
  const { rows } = await pool().query<Omit<ErasureFacts, 'parents'>>(
    `WITH addresses (email) AS (${ADDRESSES})
     SELECT (SELECT count(*)::int FROM consents WHERE enrolment_id = ANY ($2) AND key = ANY ($3)) AS waivers,
       (SELECT count(*)::int FROM media_rels WHERE players_id = ANY ($5)) AS pictures,
       (SELECT count(*)::int FROM inbox_entries WHERE kind = 'form-entries' AND email IN (SELECT email FROM addresses))
         AS messages,
       ARRAY(SELECT DISTINCT person FROM inbox_entries WHERE email IN (SELECT email FROM addresses)
         AND kind IN ('player-registrations', 'tryout-registrations') AND entry_id <> ALL ($1)
         AND person_key <> inbox_fold($4) ORDER BY person) AS siblings,
       ARRAY(SELECT email FROM addresses ORDER BY email) AS addresses`,
    [entries, enrolments, REQUIRED_CONSENTS, name, players],
  )
  return { ...rows[0]!, parents }
}
