import type { HTMLAttributes } from 'react'
import { toStaticMarkup } from '../court/static-markup'

type StaticProps = { as: 'div' | 'dl' | 'ol' | 'ul' } & HTMLAttributes<HTMLElement>

/**
 * An element whose content is sent as one string: a page carries its elements twice, as HTML and as data for React, and the
 * data of a string is a third as large. For content without client components and hooks.
 */
export function Static({ as: Tag, children, ...attributes }: StaticProps) {
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: toStaticMarkup(children) }} />
}
