type TitledItemsProps = {
  items: { id?: string | null; title: string; text: string }[] | null | undefined
  /** The style of the number before each item; without it there is none. */
  numberClass?: string
}

/**
 * The rows of a list: a short title and a sentence, with an optional visual number (screen readers announce the list's own).
 */
export function TitledItems({ items, numberClass }: TitledItemsProps) {
  return (items ?? []).map(({ id, title, text }, index) => (
    <li key={id ?? title}>
      {numberClass && (
        <span className={numberClass} aria-hidden="true">
          {index + 1}
        </span>
      )}
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  ))
}
