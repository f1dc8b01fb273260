type WarningKind = 'picture' | 'heading' | 'link-text' | 'link' | 'fee' | 'ages' | 'hours' | 'name'

/** Other words in a text; `isLink`: in place of all words of a link. */
export type WordsChange = Readonly<{ find: string; put: string; isLink?: boolean }>

/** A change that settles a warning: other words within a passage, or another level of a heading. */
export type Fix = Readonly<{
  /** What the button says. */
  label: string
  /** The field, as a path with dots: 'content', 'hero.facts.1.value'. */
  field: string
  /** The block of a rich text, from 0; null in a plain text. */
  block: number | null
  change: WordsChange | { level: number; from: number }
}>

/** Something that an editor should look at. It never stops a publication. */
export type Warning = Readonly<{
  kind: WarningKind
  /** The same as long as the passage stays the same: by it a warning can be accepted. */
  key: string
  message: string
  /** Where in the document, in words. */
  where: string
  hint: string | null
  fix: Fix | null
}>

/** What one check found in a passage; the rest follows from the passage. */
export type Finding = Pick<Warning, 'kind' | 'message'> & {
  hint?: string | null
  fix?: Pick<Fix, 'label' | 'change'> | null
}
