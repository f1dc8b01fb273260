import type { ReactNode } from 'react'
import type { Media } from '@/payload-types'
import { isExternal, safeHref } from '@/lib/links'
import { toPicture } from '@/lib/media'
import { Picture } from '../media/Picture'
import { TakeDown } from '../media/TakeDown'
import { SiteLink } from '../ui/SiteLink.client'
import { readRichText, type TextNode } from './content'

const BOLD = 1
const ITALIC = 2
/** A picture within a text is as wide as its column. */
const PICTURE_WIDTH = '(min-width: 48rem) 42rem, 100vw'

/**
 * Renders a rich text from the admin. Only node types that the editor supports are rendered, whatever is stored; an empty or
 * invalid text renders nothing.
 */
export function RichText({ content }: { content: unknown }) {
  const nodes = readRichText(content)
  return nodes.length > 0 ? <div className="prose">{render(nodes)}</div> : null
}

function render(nodes: TextNode[]): ReactNode[] {
  return nodes.map((node, index) => <Part key={index} node={node} />)
}

function Part({ node }: { node: TextNode }): ReactNode {
  const { type, text, format, children, tag, id, href, upload, caption } = node
  switch (type) {
    case 'text':
      return <Words text={text} format={format} />
    case 'linebreak':
      return <br />
    case 'tab':
      return ' '
    case 'paragraph':
      return children.length > 0 ? <p>{render(children)}</p> : null
    case 'heading':
      return tag === 'h3' ? <h3 id={id}>{render(children)}</h3> : <h2 id={id}>{render(children)}</h2>
    case 'quote':
      return <blockquote>{render(children)}</blockquote>
    case 'list':
      return tag === 'ol' ? <ol>{render(children)}</ol> : <ul>{render(children)}</ul>
    case 'listitem':
      return <li>{render(children)}</li>
    case 'link':
    case 'autolink':
      return <TextLink href={safeHref(href)}>{render(children)}</TextLink>
    case 'upload':
      return <Figure upload={upload} caption={caption} />
    default:
      return <hr />
  }
}

function Words({ text, format }: { text: string; format: number }) {
  const slanted = format & ITALIC ? <em>{text}</em> : text
  return format & BOLD ? <strong>{slanted}</strong> : slanted
}

// A link with a disallowed address is rendered as text.
function TextLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (!href) return children
  if (href.startsWith('/')) return <SiteLink href={href}>{children}</SiteLink>
  return (
    <a href={href} {...(isExternal(href) ? { rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  )
}

function Figure({ upload, caption }: { upload: unknown; caption: string }) {
  const picture = toPicture(upload as Media | string | null)
  if (!picture) return null
  return (
    <figure>
      <Picture picture={picture} sizes={PICTURE_WIDTH} />
      {caption && <figcaption>{caption}</figcaption>}
      {picture.takedown && <TakeDown name="picture" value={picture.takedown} />}
    </figure>
  )
}
