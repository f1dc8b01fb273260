import { TextField } from '@/components/form/controls'
import { FormPart } from '@/components/form/FormPart'
import { REQUIRED_CONSENTS } from '../../rules/consents'
import { paths } from '@/lib/paths'
import { displayName, PUBLICATION_LABELS, PUBLICATIONS } from '../../rules/player-names'
import { currentConsents, lastSignatures } from '../../server/consents'
import { toAnswers, type Answers, type RejectedForm } from '../../rules/enrolment-answers'
import { ConsentSigned, ConsentTick } from './ConsentRow'
import { bind, DetailsSections } from './DetailsSections'
import { Problems } from './EnrolmentForm'
import type { EnrolmentView } from '../../server/enrolment/queries'
import { versionField } from '../../rules/enrolment-schema'
import styles from './enrolment.module.css'

type Props = { view: EnrolmentView; token: string; returned: RejectedForm | null }

/** Renders the page of a signed enrollment: what the site shows, the emergency contacts, and the signed consents. */
export function EnrolmentDone({ view, token, returned }: Props) {
  const { enrolment, texts, signatures } = view
  const answers = toAnswers(enrolment, returned)
  const last = lastSignatures(signatures)
  return (
    <>
      <Problems returned={returned} />
      <SiteForm view={view} token={token} answers={answers} />
      <form action={paths.memberPost('enrol')} method="post" noValidate aria-label="Details">
        <input type="hidden" name="token" value={token} />
        <DetailsSections answers={answers} firstName={enrolment.player.firstName} notes={[]} />
        <button type="submit" className="btn dark" name="intent" value="later">
          Save details
        </button>
      </form>
      <section className="mt-14" aria-label="What you agreed to">
        <FormPart title="What you agreed to">
          {REQUIRED_CONSENTS.map((key) => {
            const consent = texts[key]
            const signature = last[key]
            return consent && signature ? <ConsentSigned key={key} consent={consent} signature={signature} /> : null
          })}
          <p className="col-span-6">
            To take one of these back, call us at {view.phone}. {enrolment.player.firstName} cannot play without them.
          </p>
        </FormPart>
      </section>
    </>
  )
}

function SiteForm({ view, token, answers }: { view: EnrolmentView; token: string; answers: Answers }) {
  const { enrolment, texts, signatures } = view
  const { player } = enrolment
  const consents = currentConsents(signatures)
  const chosen = answers.value('publication') || player.publication
  const error = answers.error('publication')
  return (
    <form action={paths.memberPost('enrol-site')} method="post" noValidate aria-label="Website">
      <input type="hidden" name="token" value={token} />
      <FormPart title="On our website" note={`Now: ${displayName(player, player.publication) ?? 'nothing'}`}>
        <p className="col-span-6">Less takes effect at once, everywhere on the site. More needs your name below.</p>
        <div
          className={`${styles.siteChoices} col-span-6`}
          role="radiogroup"
          aria-label={`What the site shows of ${player.firstName}`}
        >
          {PUBLICATIONS.map((publication) => (
            <label key={publication} className="tick">
              <input
                id={publication === 'initial' ? 'publication' : undefined}
                type="radio"
                name="publication"
                value={publication}
                defaultChecked={chosen === publication}
              />
              <span>
                {PUBLICATION_LABELS[publication]}
                {publication !== 'hidden' && <small>“{displayName(player, publication)}”</small>}
              </span>
            </label>
          ))}
          {error && <p className="font-semibold text-bad">{error}</p>}
        </div>
        {texts.name && <input type="hidden" name={versionField('name')} value={texts.name.version} />}
        {texts.photo && (
          <ConsentTick
            consent={texts.photo}
            answers={answers}
            label="Yes, I agree"
            isTicked={answers.value('publication') ? answers.isTicked('photo') : consents.photo}
          />
        )}
        <TextField
          {...bind(answers, 'signer')}
          label="Your full name"
          isOptional
          hint="Only needed if you allow more than before."
          autoComplete="name"
          wrapper="col-span-6"
        />
        <button type="submit" className="btn col-span-6 justify-self-start">
          Save for the website
        </button>
      </FormPart>
    </form>
  )
}
