import type { ComponentProps } from 'react'
import { controlAttributes, FieldMessage } from '@/components/form/Field'

type Props = Omit<ComponentProps<'input'>, 'className'> & { text: string; error?: string }

/** The checkbox for players under 13 only: a grown-up is with them. */
export function ParentTick({ text, error, ...input }: Props) {
  return (
    <div className={`field col-span-6 rounded bg-chalk-200 px-5 py-4 ${error ? 'error' : ''}`}>
      <label className="tick">
        <input {...input} {...controlAttributes('grownUp', error, text)} type="checkbox" />A grown-up is with me
      </label>
      <FieldMessage id="grownUp" error={error} hint={text} />
    </div>
  )
}
