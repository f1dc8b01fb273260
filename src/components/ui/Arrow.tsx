/**
 * The arrow of a button or card, which moves slightly on hover. Drawn by the style sheet, because pages have dozens of them.
 */
export function Arrow({ leaving }: { leaving?: boolean }) {
  return <i className={leaving ? 'arrow is-leaving' : 'arrow go'} aria-hidden="true" />
}
