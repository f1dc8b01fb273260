'use client'

import { StateIcon } from '@/components/ui/StateIcon'
import { TextField } from '@/components/form/controls'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useAccountForm, type Problem } from './use-account-form'
import { ACCOUNT_FORMS, type AccountField } from '../rules/account-forms'
import styles from './account.module.css'

const WORKING =
  'Many wrong tries were made just now, so we check that no machine is at work. This takes some seconds; please leave this page open.'

type AccountFormProps = {
  form: keyof typeof ACCOUNT_FORMS
  /** Values of hidden fields: the path to go to next, or the token of a mailed link. */
  hidden?: Record<string, string | null>
  /** The error and the values to show again after a submit without JavaScript. */
  flash?: (Problem & { values: Record<string, string | string[]> }) | null
}

/** Renders one sign-in or account form. Without JavaScript the browser submits it as a plain form. */
export function AccountForm({ form, hidden = {}, flash = null }: AccountFormProps) {
  const spec = ACCOUNT_FORMS[form]
  const { problem, isSending, isWorking, formProps } = useAccountForm(spec, flash)
  const isGeneral = problem !== null && Object.keys(problem.fields).length === 0
  return (
    <form {...formProps} className={styles.accountForm}>
      {isGeneral && (
        <p className={styles.accountProblem} role="alert" tabIndex={-1}>
          <StateIcon state="alert" size={20} />
          {problem.message}
        </p>
      )}
      {Object.entries(hidden).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      {spec.fields.map((field: AccountField) => (
        <TextField
          key={field.name}
          id={field.name}
          name={field.name}
          label={field.label}
          type={field.type}
          hint={field.hint}
          error={problem?.fields[field.name]}
          autoComplete={field.autoComplete}
          autoCapitalize={field.type === 'text' ? undefined : 'none'}
          spellCheck={false}
          defaultValue={textOf(flash?.values[field.name])}
        />
      ))}
      <p role="status" className={styles.accountWork}>
        {isWorking && WORKING}
      </p>
      <SubmitButton isSending={isSending} label={spec.button} sendingLabel={spec.sending} />
    </form>
  )
}

function textOf(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
