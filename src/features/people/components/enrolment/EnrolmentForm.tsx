import { TextField } from '@/components/form/controls'
import { FormPart } from '@/components/form/FormPart'
import { listProblem } from '@/lib/form-problems'
import { Arrow } from '@/components/ui/Arrow'
import { REQUIRED_CONSENTS, type ConsentKey } from '../../rules/consents'
import { paths } from '@/lib/paths'
import { displayName } from '../../rules/player-names'
import { lastSignatures } from '../../server/consents'
import { toAnswers, type Answers, type RejectedForm } from '../../rules/enrolment-answers'
import { ConsentSigned, ConsentTick } from './ConsentRow'
import { bind, DetailsSections } from './DetailsSections'
import { ENROLMENT_LABELS, labelOf } from '../../rules/enrolment-labels'
import { FreshProblems } from './FreshProblems.client'
import type { EnrolmentView } from '../../server/enrolment/queries'
import styles from './enrolment.module.css'

type Props = { view: EnrolmentView; token: string; returned: RejectedForm | null }

/** Renders everything a family fills in and signs as one form that works without JavaScript. */
export function EnrolmentForm({ view, token, returned }: Props) {
  const { enrolment } = view
  const { firstName } = enrolment.player
  const answers = toAnswers(enrolment, returned)
  return (
    <form action={paths.memberPost('enrol')} method="post" noValidate aria-label="Enrollment">
      <Problems returned={returned} />
      <input type="hidden" name="token" value={token} />
      <DetailsSections answers={answers} firstName={firstName} notes={['1 of 5', '2 of 5', '3 of 5']} />
      <FormPart title="What you agree to" note="4 of 5">
        <p className="col-span-6">{firstName} can play once all four are signed. Please read each one.</p>
        <Consents keys={REQUIRED_CONSENTS} view={view} answers={answers} label="I have read this and agree" />
      </FormPart>
      <FormPart title="On our website" note="5 of 5">
        <Website view={view} answers={answers} />
      </FormPart>
      <div className={styles.sign}>
        <TextField
          {...bind(answers, 'signer')}
          label={ENROLMENT_LABELS.signer}
          hint="Typing it signs what you ticked. We keep it with the version of the text and the time."
          autoComplete="name"
        />
        <div className={styles.buttons}>
          <button type="submit" className="btn big" name="intent" value="sign">
            Sign and send
            <Arrow />
          </button>
          <button type="submit" className="btn line" name="intent" value="later">
            Save for later
          </button>
        </div>
      </div>
    </form>
  )
}

/** Lists the errors above the form, each with a link to its field. */
export function Problems({ returned }: { returned: RejectedForm | null }) {
  if (!returned) return null
  const items = Object.entries(returned.fields).map(([id, message]) => listProblem(id, message, labelOf(id)))
  const title =
    items.length === 0 ? 'Not saved yet' : items.length === 1 ? 'One thing is missing' : 'A few things are missing'
  return <FreshProblems title={title} text={returned.message} items={items} />
}

type ConsentsProps = { keys: readonly ConsentKey[]; view: EnrolmentView; answers: Answers; label: string }

function Consents({ keys, view: { texts, signatures }, answers, label }: ConsentsProps) {
  const last = lastSignatures(signatures)
  return keys.map((key) => {
    const consent = texts[key]
    const signature = last[key]
    if (!consent) return null
    return signature?.isGiven ? (
      <ConsentSigned key={key} consent={consent} signature={signature} />
    ) : (
      <ConsentTick key={key} consent={consent} answers={answers} label={label} />
    )
  })
}

function Website({ view, answers }: { view: EnrolmentView; answers: Answers }) {
  const { player } = view.enrolment
  const { firstName } = player
  const hideError = answers.error('hide')
  return (
    <>
      <p className="col-span-6">
        Our squads page shows a first name and an initial: “{displayName(player, 'initial')}”. Both questions are your
        choice, {firstName} plays either way, and you can change your mind at any time.
      </p>
      <Consents keys={['name', 'photo']} view={view} answers={answers} label="Yes, I agree" />
      <div className={`${styles.consent} field col-span-6 ${hideError ? 'error' : ''}`}>
        <h2>Rather not at all</h2>
        <label className="tick" htmlFor="hide">
          <input
            id="hide"
            type="checkbox"
            name="hide"
            defaultChecked={answers.isTicked('hide')}
            aria-invalid={hideError ? true : undefined}
            aria-describedby={hideError ? 'hide-message' : undefined}
          />
          Keep {firstName} off the website altogether
        </label>
        {hideError && (
          <span className="msg" id="hide-message">
            {hideError}
          </span>
        )}
      </div>
    </>
  )
}
