import { FactRows } from '@/components/ui/FactRows'
import styles from './data-lists.module.css'

/** All fields of each form. */
export function FormQuestions({ forms }: { forms: readonly { form: string; answers: readonly string[] }[] }) {
  return (
    <section className="wrap section" aria-labelledby="what-each-form-asks">
      <h2 id="what-each-form-asks">What each form asks</h2>
      <p className="lede mt-4">Taken from the forms themselves. Each marks what is optional.</p>
      <dl className={styles.forms}>
        <FactRows facts={forms.map(({ form, answers }) => [form, `${answers.join(', ')}.`])} />
      </dl>
    </section>
  )
}
