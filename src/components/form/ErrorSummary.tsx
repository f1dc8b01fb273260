import type { RefObject } from 'react'
import { StateIcon } from '@/components/ui/StateIcon'
import type { SummaryItem } from '@/lib/form-problems'

type Props = {
  title: string
  text?: string
  items?: readonly SummaryItem[]
  /** Focused by the form after a failed submit. */
  ref?: RefObject<HTMLDivElement | null>
}

/** Lists the errors of a form, with a link to each field that needs to be fixed. */
export function ErrorSummary({ title, text, items = [], ref }: Props) {
  return (
    <div className="mb-8 rounded border-2 border-bad bg-bad-bg p-5 text-ink-950" role="alert" tabIndex={-1} ref={ref}>
      <p className="flex items-center gap-2 text-lg font-bold text-bad">
        <StateIcon state="alert" size={22} />
        {title}
      </p>
      {text && <p className="mt-2">{text}</p>}
      {items.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {items.map(({ id, message }) => (
            <li key={id}>
              <a className="font-semibold underline" href={`#${id}`}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
