/** The steps before and after a form, as a short numbered list beside it. */
export function FormSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="mt-4">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-4 border-t border-ink-950/15 py-3.5">
          <span className="num w-6 flex-none text-3 text-ember-700" aria-hidden="true">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
