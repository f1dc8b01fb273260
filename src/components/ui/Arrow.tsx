/** The arrow of a button or card, which travels a little on hover. */
export function Arrow() {
  return (
    <span className="go" aria-hidden="true">
      →
    </span>
  )
}
