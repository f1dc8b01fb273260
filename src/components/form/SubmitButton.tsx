import type { MouseEvent } from 'react'
import { Arrow } from '../ui/Arrow'

type Props = { isSending: boolean; label: string; sendingLabel: string; note?: string }

// A field that loses the focus is judged, and what is then said below it would move the button from under the mouse.
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

// Its value is read once more when it is left: some programs that fill in forms tell the page nothing.
function leaveField(): void {
  const field = document.activeElement
  if (field instanceof HTMLElement && field.matches('input, select, textarea')) field.blur()
}

/** The one primary action of a form; disabled while its request is under way. */
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
