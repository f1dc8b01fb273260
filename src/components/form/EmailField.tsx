import { useState, type ComponentProps, type FormEvent } from 'react'
import { TextField } from './controls'

type Props = Omit<ComponentProps<typeof TextField>, 'type'>

/** An e-mail field that suggests corrections of common typos. */
export function EmailField({ hint, ...field }: Props) {
  const [suggestion, setSuggestion] = useState<string | null>(null)

  async function suggest(input: string): Promise<void> {
    const rules = await import('@/lib/email-typos').catch(() => null)
    setSuggestion(rules && rules.suggestAddress(input))
  }

  function accept(): void {
    const input = document.getElementById(field.id)
    if (!(input instanceof HTMLInputElement) || !suggestion) return
    typeInto(input, suggestion)
    input.focus()
  }

  const question = suggestion && (
    <span>
      Did you mean{' '}
      <button type="button" className="font-semibold underline" onClick={accept}>
        {suggestion}
      </button>
      ?
    </span>
  )
  return (
    <TextField
      {...field}
      type="email"
      onInput={(event: FormEvent<HTMLInputElement>) => void suggest(event.currentTarget.value)}
      hint={<span aria-live="polite">{question || hint}</span>}
    />
  )
}

// Dispatches an input event: the form library and the draft listen to it, and React ignores values set without its own setter.
function typeInto(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
