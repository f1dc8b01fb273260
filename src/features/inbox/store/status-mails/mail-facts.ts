import 'server-only'
import { isInboxKind, type InboxKind } from '../../rules/kinds'
import { guessLanguage } from '@/lib/mails/guess-language'
import type { MailLanguage } from '@/lib/mails/languages'
import type { MailFacts } from '@/lib/mails/fill-text'
import { firstWord } from '@/lib/text'
import { findMailSettings } from '@/server/mail/settings'
import { pool, type Client } from '@/server/database/pool'
import { findKnownLanguage } from '@/server/mail/family-language'

/** Whom a mail about an entry goes to, and what its text can say. */
export type Addressee = {
  id: string
  kind: InboxKind
  status: string
  reference: string
  to: string
  /** The one in which the family was written to last, else the one that it wrote in. */
  language: MailLanguage
  facts: MailFacts
}

type Row = Omit<Addressee, 'facts' | 'kind' | 'language'> & {
  kind: string
  person: string
  contact: string
  division: string | null
  player: string | null
  words: string
}

/** Entries about a child, whose families have a page of their own about it. */
const FAMILY_KINDS: readonly InboxKind[] = ['player-registrations', 'tryout-registrations', 'applications']

/** Whether families follow entries of this kind on a private page. */
export function hasFamilyPage(kind: string): boolean {
  return (FAMILY_KINDS as readonly string[]).includes(kind)
}

/**
 * What mails about an entry can be filled with; the private link is made when a mail is stored.
 * Null when there is no such entry, or it was merged into another one.
 */
export async function findAddressee(id: string, db: Client = pool()): Promise<Addressee | null> {
  const { rows } = await db.query<Row>(
    `SELECT e.entry_id AS id, e.kind, e.status, e.reference, e.email AS "to", e.person, e.contact, e.division,
       coalesce(p.player_first_name, t.player_first_name) AS player,
       concat_ws(' ', p.previous_experience, p.goals, t.experience, a.why_join, f.message) AS words
     FROM inbox_entries e
     LEFT JOIN player_registrations p ON p.id = e.entry_id LEFT JOIN tryout_registrations t ON t.id = e.entry_id
     LEFT JOIN applications a ON a.id = e.entry_id LEFT JOIN form_entries f ON f.id = e.entry_id
     WHERE e.entry_id = $1 AND e.merged_into IS NULL`,
    [id],
  )
  const row = rows[0]
  if (!row || !isInboxKind(row.kind)) return null
  const { kind, status, reference, to } = row
  const { academyName } = await findMailSettings(db)
  return {
    id,
    kind,
    status,
    reference,
    to,
    language: (await findKnownLanguage(db, to)) ?? guessLanguage(row.words),
    facts: { ...namesOf(row, kind), reference, academy: academyName },
  }
}

// Mail passes many hands: of a child only the first name, of a parent no more than a greeting needs.
function namesOf({ person, contact, division, player }: Row, kind: InboxKind): MailFacts {
  if (!hasFamilyPage(kind)) return { guardian: contact }
  // An application names the player alone, so there is nobody to greet by name.
  if (kind === 'applications') return { player: firstWord(person) }
  return { guardian: firstWord(contact), player: player ?? firstWord(person), division }
}
