/** The note beside the form that this device stores a plan, with a button to delete it. */
export function StoredPlanNote({ onClear }: { onClear: () => void }) {
  return (
    <p className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded bg-chalk-200 px-5 py-4">
      <span>A plan is kept on this device. Making a new one takes its place.</span>
      <button type="button" className="text-link" onClick={onClear}>
        Clear my data
      </button>
    </p>
  )
}
