import type { DefaultServerCellComponentProps } from 'payload'

const TAGS: Record<string, { label: string; tone: string }> = {
  draft: { label: 'Draft', tone: 'secondary' },
  published: { label: 'Published', tone: 'ok' },
  changed: { label: 'Unpublished changes', tone: 'info' },
}

/** The list column of a document's state: a draft, published, or published with changes that visitors do not see yet. */
export function StatusCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const tag = TAGS[String(cellData)]
  return tag ? <span className={`fc-tag fc-tag--${tag.tone}`}>{tag.label}</span> : null
}
