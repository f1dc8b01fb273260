type WarningKind = 'picture' | 'heading' | 'link-text' | 'link' | 'fee' | 'ages' | 'hours' | 'name'

/** A replacement in a text; `isLink`: replaces the whole link text. */
export type TextReplacement = Readonly<{ find: string; put: string; isLink?: boolean }>

/** A fix of a warning: a replacement within a passage, or another heading level. */
export type Fix = Readonly<{
  /** The label of the button. */
  label: string
  /** The field, as a path with dots: 'content', 'hero.facts.1.value'. */
  field: string
  /** The block of a rich text, from 0; null in a plain text. */
  block: number | null
  change: TextReplacement | { level: number; from: number }
}>

/** A warning for an editor. It never prevents a publication. */
export type Warning = Readonly<{
  kind: WarningKind
  /** Stays the same while the passage is unchanged, so that an accepted warning can be recognized. */
  key: string
  message: string
  /** The location in the document, in words. */
  where: string
  hint: string | null
  fix: Fix | null
}>

/** The result of one check in a passage; the other fields are derived from the passage. */
export type Finding = Pick<Warning, 'kind' | 'message'> & {
  hint?: string | null
  fix?: Pick<Fix, 'label' | 'change'> | null
}
