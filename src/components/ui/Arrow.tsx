/** The arrow of a button or card, which travels a little on hover. A shape of the style sheet: pages have dozens of them. */
export function Arrow({ leaving }: { leaving?: boolean }) {
  return <i className={leaving ? 'arrow is-leaving' : 'arrow go'} aria-hidden="true" />
}
