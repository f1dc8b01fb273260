import { CircleAlert, CircleCheck, Check } from 'lucide-react'
import { PageHero } from '@/components/ui/PageHero'
import { telHref } from '@/lib/phone-numbers'
import { paths } from '@/lib/paths'
import type { FamilyPage } from '../../server/family-status/queries'
import { ReplyPromise } from './ReplyPromise'
import { StatusFacts } from './StatusFacts'
import { FAMILY_LABELS, STAGE_TEXTS, STEPS } from '../../rules/stages'
import styles from './status.module.css'

type StatusViewProps = { page: FamilyPage; token: string; phone: string; done: string | null }

const DONE: Record<string, { text: string; isBad?: true }> = {
  edited: { text: 'Your changes are stored. Our staff see what is new.' },
  unchanged: { text: 'Nothing was different, so nothing was changed.' },
  withdrawn: { text: 'It is withdrawn. Thank you for telling us.' },
  closed: {
    text: 'Someone has just begun to read it, so it can no longer be changed here. Call us instead.',
    isBad: true,
  },
  failed: { text: 'That did not work just now. Please try again in a moment, or call us.', isBad: true },
}

/** A family's private page: the current stage, the promised date, missing information, and what the family can still change. */
export function StatusView({ page, token, phone, done }: StatusViewProps) {
  const what = FAMILY_LABELS[page.kind]
  const { title, text, step } = STAGE_TEXTS[page.stage]({ player: page.player, what })
  return (
    <>
      <PageHero label={`Your ${what}`} title={title} lede={text}>
        {page.dueAt && <ReplyPromise {...page} />}
        {step >= 0 && <StageSteps step={step} />}
      </PageHero>
      <div className={styles.familyPage}>
        <div className="wrap">
          <div className="grid gap-10">
            <Notice done={done} />
            {page.stage === 'infoNeeded' && <MissingInformation requestedInfo={page.requestedInfo} phone={phone} />}
            <StatusFacts page={page} />
            {page.isOpen && (
              <section aria-labelledby="change-heading">
                <h2 id="change-heading">Something to change?</h2>
                <p className="mt-3">Until someone has begun to read it, you can change your answers or withdraw.</p>
                <a className="btn mt-6" href={paths.familyEdit(token)}>
                  Change the answers
                </a>
                <Withdraw token={token} what={what} />
              </section>
            )}
          </div>
          {phone && (
            <aside className="self-start rounded bg-chalk-200 p-6" aria-label="By phone">
              <b className="block">Questions?</b>
              Call or text{' '}
              <a className="inline-block font-semibold underline" href={telHref(phone)}>
                {phone}
              </a>
              , and have the reference at hand.
            </aside>
          )}
        </div>
      </div>
    </>
  )
}

function Notice({ done }: { done: string | null }) {
  const notice = done === null ? undefined : DONE[done]
  if (!notice) return null
  return (
    <p className={styles.notice} role="status" data-bad={notice.isBad}>
      {notice.isBad ? (
        <CircleAlert aria-hidden="true" size={22} strokeWidth={2} />
      ) : (
        <CircleCheck aria-hidden="true" size={22} strokeWidth={2} />
      )}
      {notice.text}
    </p>
  )
}

function MissingInformation({ requestedInfo, phone }: { requestedInfo: string | null; phone: string }) {
  return (
    <section className={styles.asked} aria-labelledby="asked-heading">
      <h2 id="asked-heading">What we need</h2>
      <p className="mt-3 whitespace-pre-line">{requestedInfo ?? 'We have told you, by mail or on the phone.'}</p>
      <p className="mt-3">
        Reply to our mail{phone && ' or call '}
        {phone && (
          <a className="font-semibold whitespace-nowrap underline" href={telHref(phone)}>
            {phone}
          </a>
        )}
        . We go on as soon as we hear from you.
      </p>
    </section>
  )
}

/** Withdraws an entry after a confirmation. Works without JavaScript. */
function Withdraw({ token, what }: { token: string; what: string }) {
  return (
    <details className={styles.withdraw}>
      <summary>Withdraw this {what}</summary>
      <form action={paths.familyPost('withdraw')} method="post">
        <input type="hidden" name="token" value={token} />
        <p>Do you want to withdraw it? We stop working on it then. You can send a new one at any time.</p>
        <button type="submit" className="btn line">
          Yes, withdraw it
        </button>
      </form>
    </details>
  )
}

/** The steps of a registration as a line across the page, with the current one. The last one is the rim. */
function StageSteps({ step }: { step: number }) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {STEPS.map((label, index) => (
        <li key={label} data-state={stateOf(index, step)} aria-current={index === step ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            {index < step ? <Check size={18} strokeWidth={3} /> : index + 1}
          </span>
          <span>
            {label}
            <span className="sr-only">{index < step ? ', done' : ''}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function stateOf(index: number, step: number): string {
  if (index === step) return 'now'
  return index < step ? 'done' : 'ahead'
}
