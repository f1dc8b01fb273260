/** The reason for a refusal, announced when it appears; nothing without one. */
export function Problem({ text }: { text: string | null | undefined }) {
  if (!text) return null
  return (
    <p className="fc-field-error" role="alert">
      {text}
    </p>
  )
}
