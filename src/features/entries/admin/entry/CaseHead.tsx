import type { UIFieldServerProps } from 'payload'
import { EXCEPTIONS } from '@/features/people/rules/rosters'
import { MAIL_LANGUAGES } from '@/lib/mail-languages'
import type { Staff } from '@/payload-types'
import { caseFacts, type CaseFacts } from '../../rules/case-facts'
import type { EntryDetails } from '../../rules/entry'
import { QUEUE_PARAM } from '../../rules/case-queue'
import { INBOX_KINDS, isInboxKind } from '../../rules/kinds'
import { findCaseHead, type SeasonProposal } from '../../server/entry/case-head'
import { CaseQueue } from './CaseQueue.client'
import { CaseReach } from './CaseReach'
import { CaseStatus } from './CaseStatus.client'
import { MergedNote } from './MergedNote'
import { NotLoaded } from '@/admin/NotLoaded.client'
import { readDetails } from './read-details'
import { reportUnread } from '@/admin/report-unread'
import { SpamBar } from './SpamBar.client'
import styles from './case.module.css'

/** The head of an entry's page: its position in the list, its status, the player's key facts, and the family's contact data. */
export async function CaseHead({ collectionSlug: kind, data, id, req }: UIFieldServerProps) {
  if (!req.user || !id || !isInboxKind(kind)) return null
  const { born, division, ...facts } = caseFacts(kind, data ?? {})
  const queueQuery = req.query[QUEUE_PARAM]
  const entry = { kind, id: String(id), born, query: typeof queueQuery === 'string' ? queueQuery : '' }
  const staff = req.user as Staff
  const [head, details] = await Promise.all([findCaseHead(staff, entry), readDetails(staff, kind, entry.id)]).catch(
    (error: unknown) => [reportUnread(error), undefined] as const,
  )
  if (head === undefined) return <NotLoaded what="The head of the entry" />
  if (!head || !details) return null
  const proposal = division ? null : head.proposal
  return (
    <section className={`fc-on-paper ${styles.case}`} aria-label="Case">
      {head.queue && <CaseQueue key={entry.id} queue={head.queue} />}
      <div className={styles.state}>
        <p className={styles.tags}>
          <CaseStatus initial={{ status: String(data?.status ?? ''), dueAt: details.dueAt }} />
          <span>
            {INBOX_KINDS[kind].one} {String(data?.reference ?? '')}
          </span>
        </p>
        <Figures figures={facts.figures} division={division} proposal={proposal} />
      </div>
      <CaseReach {...facts} language={head.language && MAIL_LANGUAGES[head.language]} />
      <Notices details={details} />
    </section>
  )
}

/** Notices to settle before the entry is answered. */
function Notices({ details }: { details: EntryDetails }) {
  const { kind, id, mergedInto, isSuspicious, status, duplicates } = details
  if (mergedInto) return <MergedNote kind={kind} into={mergedInto} />
  return (
    <>
      {(isSuspicious || status === 'spam') && <SpamBar entry={{ kind, id }} isSpam={status === 'spam'} />}
      {duplicates.length > 0 && (
        <p className={styles.same}>
          {duplicates.map((reference) => (
            <a key={reference} href={`#duplicate-${reference}`}>
              The same as {reference}?
            </a>
          ))}
        </p>
      )}
    </>
  )
}

type FiguresProps = { figures: CaseFacts['figures']; division: string | null; proposal: SeasonProposal | null }

function Figures({ figures, division, proposal }: FiguresProps) {
  const proposed = proposal?.division
  return (
    <>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
        {division && <Figure label="Division" value={division} />}
        {proposed && <Figure label="Proposed" value={proposed} isProposal />}
      </dl>
      {proposal && <p className={styles.why}>{explain(proposal)}</p>}
    </>
  )
}

function Figure({ label, value, isProposal }: { label: string; value: string; isProposal?: boolean }) {
  return (
    <div className={isProposal ? styles.proposed : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function explain({ division, age, exception, season }: SeasonProposal): string {
  if (exception) return `${EXCEPTIONS[exception]}.`
  return `Why ${division}: ${age} on the cut-off of ${season}. You decide when you accept.`
}
