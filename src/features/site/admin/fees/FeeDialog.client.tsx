'use client'

import { useEffect, useRef } from 'react'
import { formatCents } from '@/lib/money'
import {
  confirmationQuestion,
  describeDifference,
  FEE_LABELS,
  type FeeChange,
  type FeePage,
} from '../../rules/fee-change'
import type { NamedPage } from '../../server/former-amounts'
import styles from './fees.module.css'

type Props = {
  changes: FeeChange[]
  pages: FeePage[]
  hardCoded: NamedPage[]
  onYes: () => void
  onNo: () => void
}

const TITLE = 'fc-fee-dialog'

/** Asks for confirmation of a fee change, with the new amounts and all pages that name them. */
export function FeeDialog({ changes, pages, hardCoded, onYes, onNo }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const first = changes[0]
  return (
    <dialog ref={dialog} className={`fc-dialog ${styles.dialog}`} aria-labelledby={TITLE} onClose={onNo}>
      <h2 id={TITLE}>{confirmationQuestion(pages.length)}</h2>
      <p>No one is charged by this. It is what the site says.</p>
      {changes.map((change) => (
        <dl key={change.name} className={styles.change} aria-label={FEE_LABELS[change.name]}>
          <dt>{FEE_LABELS[change.name]}, now</dt>
          <dd>
            <s>{formatCents(change.before)}</s>
          </dd>
          <dt>New</dt>
          <dd>{formatCents(change.after)}</dd>
          <dt className="fc-visually-hidden">Difference</dt>
          <dd className={styles.difference}>{describeDifference(change)}</dd>
        </dl>
      ))}
      <h3>Where it is said</h3>
      <ul className={styles.places}>
        {pages.map(({ title, path }) => (
          <li key={`${path} ${title}`}>
            <b>{title}</b> <span>{path}</span>
          </li>
        ))}
      </ul>
      {hardCoded.length > 0 && <TypedByHand pages={hardCoded} />}
      <div className={styles.actions}>
        <button type="button" className="fc-button fc-main" onClick={onYes}>
          Change it
        </button>
        <button type="button" className="fc-button" onClick={() => dialog.current?.close()}>
          {changes.length === 2 && first ? `Keep ${formatCents(first.before)}` : 'Keep the amounts'}
        </button>
      </div>
    </dialog>
  )
}

function TypedByHand({ pages }: { pages: NamedPage[] }) {
  return (
    <div className="fc-note fc-note--warn">
      <b>Typed by hand, so these do not change:</b>
      <ul>
        {pages.map(({ title, path, amounts }) => (
          <li key={`${path} ${title}`}>
            <a href={path} target="_blank" rel="noopener">
              {title}
            </a>
            : {amounts.join(', ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
