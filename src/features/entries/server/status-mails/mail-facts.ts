import 'server-only'
import { isInboxKind, type InboxKind } from '../../rules/kinds'
import { guessLanguage } from '@/features/mail/rules/guess-language'
import type { MailLanguage } from '@/lib/mail-languages'
import type { MailFacts } from '@/features/mail/rules/fill-text'
import { firstWord } from '@/lib/text'
import { findMailSettings } from '@/server/mail/settings'
import { pool, type Client } from '@/server/database/pool'
import { findKnownLanguage } from '@/server/mail/family-language'

/** The recipient of a mail about an entry, and the values of its placeholders. */
export type Addressee = {
  id: string
  kind: InboxKind
  status: string
  reference: string
  to: string
  /** The language of the last mail to the family, else the language that the family wrote in. */
  language: MailLanguage
  facts: MailFacts
}

type Row = Omit<Addressee, 'facts' | 'kind' | 'language'> & {
  kind: string
  person: string
  contact: string
  division: string | null
  player: string | null
  writtenText: string
}

/** Kinds of entries about a child, whose families have a private page. */
const FAMILY_KINDS: readonly InboxKind[] = ['player-registrations', 'tryout-registrations', 'applications']

/** Whether families have a private page for entries of this kind. */
export function hasFamilyPage(kind: string): boolean {
  return (FAMILY_KINDS as readonly string[]).includes(kind)
}

/**
 * Returns the recipient and placeholder values of an entry; the private link is created when a mail is stored. Null if the
 * entry does not exist, or was merged into another one.
 */
export async function findAddressee(id: string, db: Client = pool()): Promise<Addressee | null> {
  const { rows } = await db.query<Row>(
    `SELECT e.entry_id AS id, e.kind, e.status, e.reference, e.email AS "to", e.person, e.contact, e.division,
       coalesce(p.player_first_name, t.player_first_name) AS player,
       concat_ws(' ', p.previous_experience, p.goals, t.experience, a.why_join, f.message) AS "writtenText"
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
    language: (await findKnownLanguage(db, to)) ?? guessLanguage(row.writtenText),
    facts: { ...namesOf(row, kind), reference, academy: academyName },
  }
}

// Mail is not confidential: it contains only a child's first name, and of a parent only the name for a greeting.
function namesOf({ person, contact, division, player }: Row, kind: InboxKind): MailFacts {
  if (!hasFamilyPage(kind)) return { guardian: contact }
  // An application contains only the player's name, so there is no name for a greeting.
  if (kind === 'applications') return { player: firstWord(person) }
  return { guardian: firstWord(contact), player: player ?? firstWord(person), division }
}
