import styles from './data-lists.module.css'

/** All fields of each form. */
export function FormQuestions({ forms }: { forms: readonly { form: string; answers: readonly string[] }[] }) {
  return (
    <section className="wrap section" aria-labelledby="what-each-form-asks">
      <h2 id="what-each-form-asks">What each form asks</h2>
      <p className="lede mt-4">Taken from the forms themselves. Each marks what is optional.</p>
      <dl className={styles.forms}>
        {forms.map(({ form, answers }) => (
          <div key={form}>
            <dt>{form}</dt>
            <dd>{answers.join(', ')}.</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
