import type { MouseEvent } from 'react'
import { Arrow } from '../ui/Arrow'

type Props = { isSending: boolean; label: string; sendingLabel: string; note?: string }

// Keeps the focus in the field on mousedown: a blur would validate it, and an error message would move the button away from
// the mouse pointer.
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

// Blurs the field before the submit, so that its value is read again: some autofill programs dispatch no input event.
function leaveField(): void {
  const field = document.activeElement
  if (field instanceof HTMLElement && field.matches('input, select, textarea')) field.blur()
}

/** The primary button of a form; disabled during its request. */
export function SubmitButton({ isSending, label, sendingLabel, note }: Props) {
  return (
    <div className="mt-9 flex flex-wrap items-center gap-x-5 gap-y-3">
      <button type="submit" className="btn big" disabled={isSending} onMouseDown={keepFocus} onClick={leaveField}>
        {isSending ? (
          sendingLabel
        ) : (
          <>
            {label}
            <Arrow />
          </>
        )}
      </button>
      {note && <span className="text-ink-500">{note}</span>}
    </div>
  )
}
